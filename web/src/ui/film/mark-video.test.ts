import { expect, test } from 'vitest';
import { videoText } from './mark-video.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

test('WebM gets a tag with a name and a text', () => {
  // Tags (28 bytes), Tag, Targets (empty), SimpleTag, TagName "AI", TagString "ja".
  expect(hex(videoText('webm', 'AI', 'ja'))).toBe(
    [
      ['1254c367', '10000022'], // Tags
      ['7373', '1000001c'], // Tag
      ['63c0', '10000000'], // Targets
      ['67c8', '10000010'], // SimpleTag
      ['45a3', '10000002', '4149'], // TagName
      ['4487', '10000002', '6a61'], // TagString
    ]
      .flat()
      .join(''),
  );
});

test('MP4 gets a box whose size is that of its bytes', () => {
  const box = videoText('mp4', 'AIGC', '{"Label":"1"}');
  expect(new DataView(box.buffer).getUint32(0)).toBe(box.length);
  expect(Buffer.from(box.subarray(4, 8)).toString()).toBe('uuid');
  expect(Buffer.from(box.subarray(24)).toString()).toBe('AIGC\0{"Label":"1"}');
});
