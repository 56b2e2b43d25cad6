import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { type Comparison, comparePictures, comparisonPage, inOrder } from '../screens/compare-pictures.ts';

type Colour = [red: number, green: number, blue: number];
const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];

function picture(width: number, height: number, colourOf: (x: number, y: number) => Colour): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) png.data.set([...colourOf(x, y), 255], 4 * (y * width + x));
  return PNG.sync.write(png);
}

const blank = picture(20, 20, () => white);

test('pictures with equal pixels are alike, even if their files differ', () => {
  const other = PNG.sync.write(PNG.sync.read(blank), { filterType: 0, deflateLevel: 0 });
  expect(other.equals(blank)).toBe(false);
  for (const after of [blank, other])
    expect(comparePictures({ name: 'a', before: blank, after })).toEqual({ name: 'a', kind: 'same', share: 0 });
});

test('the changed pixels are counted, and shown in red', () => {
  const half = picture(20, 20, (x) => (x < 10 ? white : black));
  const { kind, share, difference } = comparePictures({ name: 'a', before: blank, after: half });
  expect([kind, share]).toEqual(['changed', 0.5]);
  const { data } = PNG.sync.read(difference ?? Buffer.alloc(0));
  expect([...data.subarray(4 * 15, 4 * 15 + 3)]).toEqual([255, 0, 0]);
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('what the smaller of two pictures lacks counts as changed', () => {
  const taller = picture(20, 25, () => white);
  for (const [before, after] of [
    [blank, taller],
    [taller, blank],
  ]) {
    const { kind, share, difference } = comparePictures({ name: 'a', before, after });
    expect([kind, share]).toEqual(['changed', 100 / 500]);
    expect(PNG.sync.read(difference ?? Buffer.alloc(0))).toMatchObject({ width: 20, height: 25 });
  }
});

test('a picture of one side alone is new or gone', () => {
  expect(comparePictures({ name: 'a', after: blank })).toEqual({ name: 'a', kind: 'new', share: 1 });
  expect(comparePictures({ name: 'a', before: blank })).toEqual({ name: 'a', kind: 'gone', share: 1 });
});

const some: Comparison[] = [
  { name: 'b.png', kind: 'same', share: 0 },
  { name: 'a.png', kind: 'changed', share: 0.0004 },
  { name: 'new.png', kind: 'new', share: 1 },
  { name: 'c.png', kind: 'changed', share: 0.2 },
  { name: 'gone.png', kind: 'gone', share: 1 },
  { name: '<a>.png', kind: 'same', share: 0 },
];

test('the most changed pictures come first, and equal ones by name', () => {
  expect(inOrder(some).map(({ name }) => name)).toEqual(['gone.png', 'new.png', 'c.png', 'a.png', '<a>.png', 'b.png']);
});

test('the page has three pictures of each changed screen, and the names of the others', () => {
  const page = comparisonPage('main', some, {
    before: (name) => `before/${name}`,
    after: (name) => `after/${name}`,
    difference: (name) => `difference/${name}`,
  });
  expect(page.match(/src="[^"]+"/g)).toEqual([
    'src="before/gone.png"',
    'src="after/new.png"',
    'src="before/c.png"',
    'src="after/c.png"',
    'src="difference/c.png"',
    'src="before/a.png"',
    'src="after/a.png"',
    'src="difference/a.png"',
  ]);
  expect(page).toContain('<small>20.0 %</small>');
  expect(page).toContain('<small>0.040 %</small>');
  expect(page).toContain('4 changed, 2 alike');
  expect(page).toContain('<li>&#60;a&#62;.png</li><li>b.png</li>');
});
