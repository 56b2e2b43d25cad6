const encoder = new TextEncoder();

/** Ids of the elements of a Matroska file that hold a named text. */
const ids = {
  tags: [0x12, 0x54, 0xc3, 0x67],
  tag: [0x73, 0x73],
  targets: [0x63, 0xc0],
  simpleTag: [0x67, 0xc8],
  name: [0x45, 0xa3],
  text: [0x44, 0x87],
};

/** The type of a box with content of our own, and our id of it (a UUID). */
const uuidBox = 'uuid';
const boxId = [0x41, 0x49, 0x47, 0x43, 0x6d, 0x61, 0x4b, 0x72, 0x8b, 0x6c, 0x0d, 0x2e, 0x1f, 0x5a, 0x73, 0x90];

/**
 * A named text that players ignore and that can be appended to a recorded video: a tag in WebM, whose segment has no end, and
 * a box in MP4, which has boxes of any kind at its top level.
 */
export function videoText(extension: string, name: string, text: string): Uint8Array {
  if (extension === 'webm') {
    const simple = element(ids.simpleTag, [
      ...element(ids.name, encoder.encode(name)),
      ...element(ids.text, encoder.encode(text)),
    ]);
    return Uint8Array.from(element(ids.tags, element(ids.tag, [...element(ids.targets, []), ...simple])));
  }
  const content = [...boxId, ...encoder.encode(`${name}\0${text}`)];
  return Uint8Array.from([...bytesOf(content.length + 8), ...encoder.encode(uuidBox), ...content]);
}

/** An element of Matroska; its size has four bytes, of which the first begins with the bits 0001. */
function element(id: number[], content: ArrayLike<number> & Iterable<number>): number[] {
  const [first = 0, ...others] = bytesOf(content.length);
  return [...id, first | 0x10, ...others, ...content];
}

/** A number in four bytes, the highest first. */
const bytesOf = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
