/** As long as names are in the app; anything longer did not come from it. */
export const longestName = 30;

/** Marks on one letter beyond this many make a tower that runs over the lines around it. */
const mostMarks = 3;

/**
 * A name out of a link, which anybody can write, as plain text of one line: no control and formatting characters, which can
 * turn or hide the text around them, and no more than a name's length.
 * @returns `undefined` when nothing is left to show
 */
export function readName(text: string | null | undefined): string | undefined {
  const marks = new RegExp(`(\\p{M}{${mostMarks}})\\p{M}+`, 'gu');
  const plain = (text ?? '')
    .slice(0, 1_000)
    .replace(/[\s\p{Z}]+/gu, ' ')
    // Every kind of "other": control, format (turned and hidden text), halves of characters, private, unassigned.
    .replace(/\p{C}/gu, '')
    .replace(marks, '$1')
    // Letters that are drawn as nothing.
    .replace(/[\u115f\u1160\u3164\uffa0\u2800]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(plain)) return undefined;
  const characters = [...plain];
  if (characters.length <= longestName) return plain;
  return `${characters
    .slice(0, longestName - 1)
    .join('')
    .trim()}…`;
}
