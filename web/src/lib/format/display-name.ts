/** Maximum length of a name in the app. A longer name does not come from the app. */
export const longestName = 30;

/** Maximum number of combining marks on a letter; more would cover the neighbouring lines. */
const mostMarks = 3;

/**
 * Maximum length of a text that leaves the app, such as a title. A longer one would fill the share sheet or the picture.
 */
const longestText = 300;

/**
 * Converts an untrusted text to one line of plain text of limited length, without control and formatting characters, which
 * could reorder or hide the surrounding text.
 * @returns `undefined` if nothing visible is left
 */
export function plainLine(text: string | null | undefined, longest: number = longestText): string | undefined {
  const marks = new RegExp(`(\\p{M}{${mostMarks}})\\p{M}+`, 'gu');
  const plain = (text ?? '')
    .slice(0, 1_000)
    .replace(/[\s\p{Z}]+/gu, ' ')
    // Unicode category *other*: control, format, surrogate, private and unassigned characters.
    .replace(/\p{C}/gu, '')
    .replace(marks, '$1')
    // Letters without a visible glyph.
    .replace(/[\u115f\u1160\u3164\uffa0\u2800]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(plain)) return undefined;
  const characters = [...plain];
  if (characters.length <= longest) return plain;
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trim()}…`;
}

/** Sanitizes a name from a link, which anybody can write. */
export const sanitizeDisplayName = (name: string | null | undefined): string | undefined =>
  plainLine(name, longestName);
