declare module "virtual:words" {
  const languages: Record<string, { name: string; parts: Record<string, () => Promise<{ default: string[] }>> }>;
  export default languages;
}
