// Long names are set narrower; smaller only where a card is too small for them.

const words = (name: string): string[] => name.replaceAll("\u00ad", "").split(/(?<=-)| /);

/** The class of a name as long as this one: "", "long" or "longer". */
export function narrow(name: string): string {
  const plain = name.replaceAll("\u00ad", "");
  const longest = Math.max(...plain.split(/[ -]/).map((word) => word.length));
  if (longest > 12 || plain.length > 16) return "longer";
  return longest > 8 || plain.length > 11 ? "long" : "";
}

/** About how many times its size some text is wide, in the narrowest letters. */
function width(text: string): number {
  const all = [...text].reduce((sum, letter) => sum + (/[mwMW]/.test(letter) ? 0.68 : /[fijlrtI '’-]/.test(letter) ? 0.31 : /[A-Z]/.test(letter) ? 0.54 : 0.46), 0);
  return Number(all.toFixed(2));
}

/** Whether it has a word so wide that it fits on no small card without its soft hyphens. */
export const endless = (name: string): boolean => words(name).some((word) => width(word) > 6);

/** How wide the longest word of a name is, and all of it, as custom properties. */
export function reach(name: string): string {
  const all = words(name);
  return `--word:${Math.max(...all.map(width))};--whole:${width(all.join(" "))}`;
}
