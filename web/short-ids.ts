/** Shortens the ids of texts in a build. */

/** The shortest id, in characters. With two, every third of the 3,500 ids would need a third one. */
const least = 3;

/** An object of a text, as Lingui's macros compile it. */
const textId = /(?<start>\/\*i18n\*\/\s*\{\s*id: ")(?<id>[^"]+)"/g;

/**
 * The shortest start of each id that no other id has. An id is the hash of its text: six characters, which no compression
 * shortens, in the code and in the catalog. A number would be shorter still, but a new text would change the numbers of
 * others, and thereby the files that contain them.
 * @returns by id; an unknown id stays as it is
 */
export function shortIds(ids: Iterable<string>): (id: string) => string {
  const sorted = [...new Set(ids)].sort();
  const short = new Map(
    sorted.map((id, index) => {
      const neighbours = [sorted[index - 1], sorted[index + 1]];
      const common = neighbours.map((other = '') => commonStart(id, other));
      return [id, id.slice(0, Math.max(least, ...common.map((length) => length + 1)))];
    }),
  );
  return (id) => short.get(id) ?? id;
}

/** The ids of the texts in a module. */
export const idsIn = (code: string): string[] => [...code.matchAll(textId)].map(({ groups }) => groups?.id ?? '');

/** Replaces the ids of the texts in a module. @returns `null` if it has none */
export function replaceIds(code: string, short: (id: string) => string): string | null {
  if (!code.includes('/*i18n*/')) return null;
  return code.replace(textId, (_, start: string, id: string) => `${start}${short(id)}"`);
}

/** The number of characters with which both texts start. */
function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
