import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { withText } from './png.ts';

test('a text is added to the metadata of a PNG, which stays readable', () => {
  const plain = PNG.sync.write(new PNG({ width: 3, height: 2 }));
  const marked = withText(plain, 'AIGC', '{"Label":"1","time":"生成"}');
  const { width, height } = PNG.sync.read(Buffer.from(marked), { checkCRC: true });
  expect({ width, height }).toEqual({ width: 3, height: 2 });
  expect(Buffer.from(marked).toString('utf8')).toContain('iTXtAIGC\0\0\0\0\0{"Label":"1","time":"生成"}');
  // The header comes first, and the text before the pixels.
  const at = (type: string) => Buffer.from(marked).indexOf(type);
  expect(at('IHDR')).toBeLessThan(at('iTXt'));
  expect(at('iTXt')).toBeLessThan(at('IDAT'));
});
