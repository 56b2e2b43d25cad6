import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Label, placeInLine, spread, widthOf } from './label-layout.ts';

const label = (text: string, at: number, width = 30): Label => ({ text, at, width });

test('a Chinese character is as wide as it is high, a digit is narrower', () => {
  expect(widthOf('体重')).toBe(2);
  expect(widthOf('62.6')).toBeLessThan(2.5);
});

test('evenly spaced labels that would touch are reduced to every second or third one', () => {
  const days = Array.from({ length: 9 }, (_, index) => label(`${index}`, 20 + index * 20));
  expect(placeInLine(days, [0, 200], 4).map(({ text }) => text)).toEqual(['0', '2', '4', '6', '8']);
});

test('of two labels that would touch, the earlier one in the list remains', () => {
  const some = [label('newest', 190), label('close', 170), label('far', 20)];
  expect(placeInLine(some, [0, 200], 4).map(({ text }) => text)).toEqual(['newest', 'far']);
});

test('a label that repeats another one is dropped', () => {
  expect(placeInLine([label('Nov', 20), label('Nov', 90), label('Dec', 180)], [0, 200], 4)).toHaveLength(2);
});

test('placed labels stay inside the line and never touch', () => {
  const labels = fc.array(
    fc.record({ text: fc.string(), at: fc.integer({ min: 0, max: 300 }), width: fc.integer({ min: 1, max: 80 }) }),
  );
  fc.assert(
    fc.property(labels, (wanted) => {
      const placed = placeInLine(wanted, [0, 300], 5).sort((a, b) => a.at - b.at);
      for (const [index, { at, width }] of placed.entries()) {
        expect(at - width / 2).toBeGreaterThanOrEqual(0);
        expect(at + width / 2).toBeLessThanOrEqual(300);
        const next = placed[index + 1];
        if (next) expect(next.at - next.width / 2 - (at + width / 2)).toBeGreaterThanOrEqual(5);
      }
    }),
  );
});

test('names of lines that end close together are stacked in order', () => {
  expect(spread([50, 52, 54], [0, 100], 12)).toEqual([50, 62, 74]);
  expect(spread([98, 99, 10], [0, 100], 12)).toEqual([88, 100, 10]);
});

test('spread positions keep their distance, their order and the interval if there is room', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 10 }), (wanted) => {
      const places = spread(wanted, [0, 200], 12);
      const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] as number) - (wanted[b] as number));
      const sorted = order.map((index) => places[index] as number);
      for (const [index, place] of sorted.entries()) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(200);
        if (index > 0) expect(place - (sorted[index - 1] as number)).toBeGreaterThanOrEqual(12 - 1e-9);
      }
    }),
  );
});
