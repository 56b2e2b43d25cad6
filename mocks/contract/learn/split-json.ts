const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Yields the texts of the objects in a list, one at a time. The list is the whole document, or its `entries` (as in HAR,
 * where they are in `log`). Only the current object is in memory.
 *
 * @param chunks the bytes of the document in UTF-8
 * @throws {Error} for a document without such a list, or one that ends within it
 */
export async function* splitJson(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<string> {
  let depth = 0;
  let listDepth = 0;
  let inText = false;
  let escaped = false;
  let name: number[] = [];
  let parts: Buffer[] | undefined;
  for await (const chunk of chunks) {
    let start = parts ? 0 : -1;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at];
      if (inText) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) inText = false;
        if (listDepth === 0 && inText && name.length < 16) name.push(byte ?? 0);
      } else if (byte === QUOTE) {
        inText = true;
        name = [];
      } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        depth += 1;
        const isEntries = depth === 1 || (depth <= 3 && Buffer.from(name).toString() === 'entries');
        if (byte === OPEN_LIST && listDepth === 0 && isEntries) listDepth = depth;
        else if (byte === OPEN_OBJECT && listDepth > 0 && depth === listDepth + 1) {
          parts = [];
          start = at;
        }
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
        depth -= 1;
        if (parts && depth === listDepth) {
          parts.push(chunk.subarray(start, at + 1));
          yield Buffer.concat(parts).toString('utf8');
          parts = undefined;
          start = -1;
        } else if (listDepth > 0 && depth < listDepth) return;
      }
    }
    if (parts && start >= 0) parts.push(chunk.subarray(start));
  }
  throw new Error(listDepth === 0 ? 'has neither a list nor `entries`' : 'ends before its list does');
}
