import { crc32 } from './crc32.ts';

const utf8Names = 0x0800;
const localSize = 30;
const entrySize = 46;
const endSize = 22;

/** Creates an uncompressed ZIP archive of texts by file name. */
export function zip(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encode = new TextEncoder();
  const entries = Object.entries(files).map(([path, text]) => {
    const data = encode.encode(text);
    return { name: encode.encode(path), data, crc: crc32(data) };
  });
  const size = entries.reduce(
    (sum, { name, data }) => sum + localSize + entrySize + 2 * name.length + data.length,
    endSize,
  );
  const archive = new Uint8Array(size);
  const view = new DataView(archive.buffer);
  let at = 0;
  const put16 = (...values: number[]) => {
    for (const value of values) {
      view.setUint16(at, value, true);
      at += 2;
    }
  };
  const put32 = (...values: number[]) => {
    for (const value of values) {
      view.setUint32(at, value, true);
      at += 4;
    }
  };
  const putBytes = (bytes: Uint8Array) => {
    archive.set(bytes, at);
    at += bytes.length;
  };
  const offsets = entries.map(({ name, data, crc }) => {
    const offset = at;
    put32(0x04034b50);
    // Version 2.0, no compression, no time.
    put16(20, utf8Names, 0, 0, 0);
    put32(crc, data.length, data.length);
    put16(name.length, 0);
    putBytes(name);
    putBytes(data);
    return offset;
  });
  const directory = at;
  for (const [index, { name, data, crc }] of entries.entries()) {
    put32(0x02014b50);
    put16(20, 20, utf8Names, 0, 0, 0);
    put32(crc, data.length, data.length);
    put16(name.length, 0, 0, 0, 0);
    put32(0, offsets[index] ?? 0);
    putBytes(name);
  }
  const directorySize = at - directory;
  put32(0x06054b50);
  put16(0, 0, entries.length, entries.length);
  put32(directorySize, directory);
  put16(0);
  return archive;
}
