import { crc32 } from '#lib/crc32.ts';

const signatureLength = 8;
/** Bytes of length, type and checksum. */
const chunkFrame = 12;

/**
 * Adds a text to the metadata of a PNG, right after its header.
 * @param keyword Latin letters, at most 79
 */
export function withText(png: Uint8Array, keyword: string, text: string): Uint8Array {
  const header = new DataView(png.buffer, png.byteOffset).getUint32(signatureLength);
  const at = signatureLength + chunkFrame + header;
  // An iTXt chunk: the keyword, no compression, no language, and the text in UTF-8.
  const chunk = chunkOf('iTXt', new TextEncoder().encode(`${keyword}\0\0\0\0\0${text}`));
  const marked = new Uint8Array(png.length + chunk.length);
  marked.set(png.subarray(0, at));
  marked.set(chunk, at);
  marked.set(png.subarray(at), at + chunk.length);
  return marked;
}

function chunkOf(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(data.length + chunkFrame);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
  return chunk;
}
