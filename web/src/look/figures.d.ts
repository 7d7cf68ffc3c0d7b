declare module "virtual:figures" {
  const chunks: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default chunks;
}
