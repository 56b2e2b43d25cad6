/**
 * Initials for a person without a picture: for a Chinese name its last character (林小 → 小, 王桂芳 → 芳), for other names
 * those of the first and the last word.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const all = Array.from(words.join(''));
  if (all.length > 0 && all.every((letter) => /[\u3400-\u9fff\uf900-\ufaff·]/.test(letter))) {
    return all[all.length - 1] as string;
  }
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Picks one of several colours, always the same for a name. */
export function colourOf(name: string, colours: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % colours;
}
