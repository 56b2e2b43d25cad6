import { refuse } from '../bridge/adapters/serve.ts';

type Part = Uint8Array<ArrayBuffer>;

/**
 * Removes the metadata of a picture, which contain the place, time and device: Exif, XMP, IPTC, comments, embedded previews
 * and data after its end. The orientation stays as the only Exif tag, and so do the colours.
 * @param url a `data:` URL of a JPEG or PNG picture
 * @throws the error of `refuse` for a damaged picture or another format, whose metadata it cannot find
 */
export function withoutMetadata(url: string): string {
  const [, base64] = /^data:image\/(?:jpeg|png);base64,([A-Za-z0-9+/]+=*)$/.exec(url) ?? [];
  const bytes = Uint8Array.from(atob(base64 ?? ''), (letter) => letter.charCodeAt(0));
  const parts = startsWith(bytes, [0xff, 0xd8]) ? partsOfJpeg(bytes) : partsOfPng(bytes);
  return `${url.slice(0, url.indexOf(',') + 1)}${btoa(parts.map(textOf).join(''))}`;
}

/** Converts bytes to a string with one character per byte. */
function textOf(bytes: Part): string {
  let text = '';
  // The number of arguments of a function is limited.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/**
 * The segments of a JPEG that the image and its colours need: no application data except the profile and the colour
 * transform, and no comment.
 */
function partsOfJpeg(bytes: Part): Part[] {
  const kept = [bytes.subarray(0, 2)];
  const view = new DataView(bytes.buffer);
  for (let at = 2; at + 1 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return refuseDamaged();
    if (marker === 0xd9) return [...kept, bytes.subarray(at, at + 2)];
    if (marker === 0xff) at += 1;
    else {
      if (at + 4 > bytes.length) return refuseDamaged();
      let end = at + 2 + view.getUint16(at + 2);
      const body = bytes.subarray(at + 4, end);
      // The image data follow the header of a scan, up to a marker that is neither an escaped byte nor a restart.
      if (marker === 0xda) while (end < bytes.length && !(bytes[end] === 0xff && isMarker(bytes[end + 1]))) end += 1;
      const isApplication = marker >= 0xe0 && marker <= 0xef;
      const isColour =
        (marker === 0xe2 && startsWith(body, lettersOf('ICC_PROFILE\0'))) ||
        (marker === 0xee && startsWith(body, lettersOf('Adobe')));
      const orientation = marker === 0xe1 ? orientationOf(body) : undefined;
      if (orientation) kept.push(orientation);
      else if (isColour || (!isApplication && marker !== 0xfe)) kept.push(bytes.subarray(at, end));
      at = end;
    }
  }
  return refuseDamaged();
}

const isMarker = (byte = 0): boolean => byte !== 0 && !(byte >= 0xd0 && byte <= 0xd7);

/** Creates an Exif segment with only the orientation of the given one. */
function orientationOf(body: Part): Part | undefined {
  if (!startsWith(body, lettersOf('Exif\0\0')) || body.length < 14) return undefined;
  const tiff = new DataView(body.buffer, body.byteOffset + 6, body.length - 6);
  const little = tiff.getUint16(0) === 0x4949;
  const first = tiff.getUint32(4, little);
  const count = first + 2 <= tiff.byteLength ? tiff.getUint16(first, little) : 0;
  for (let at = first + 2; at < first + 2 + count * 12 && at + 12 <= tiff.byteLength; at += 12) {
    const value = tiff.getUint16(at + 8, little);
    // The value 1 means upright.
    if (tiff.getUint16(at, little) !== 0x0112 || value < 2 || value > 8) continue;
    const header = [0xff, 0xe1, 0, 34, ...lettersOf('Exif\0\0MM\0*')];
    return Uint8Array.from([...header, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]);
  }
  return undefined;
}

/** The chunks of a PNG that the image and its colours need. */
const pngChunks = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP'];

function partsOfPng(bytes: Part): Part[] {
  if (!startsWith(bytes, [0x89, ...lettersOf('PNG\r\n'), 0x1a, 0x0a])) {
    return refuse('not supported', 'no JPEG or PNG picture: its metadata cannot be removed');
  }
  const kept = [bytes.subarray(0, 8)];
  const view = new DataView(bytes.buffer);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (pngChunks.includes(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return kept;
    at = end;
  }
  return refuseDamaged();
}

const refuseDamaged = () => refuse('not supported', 'a damaged picture: its metadata cannot be removed');

const lettersOf = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const startsWith = (bytes: Part, start: number[]): boolean => start.every((byte, index) => bytes[index] === byte);
