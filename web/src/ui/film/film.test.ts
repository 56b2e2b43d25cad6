import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filmLength, filmMoment, partProgress } from './film.ts';

test('a film has four scenes', () => {
  expect([0, 2.9, 3, 13.9, 14, 17.9, 18, 20, 99].map((time) => filmMoment(time).scene)).toEqual([
    'opening',
    'opening',
    'days',
    'days',
    'sums',
    'sums',
    'end',
    'end',
    'end',
  ]);
  expect(filmMoment(filmLength)).toEqual({ scene: 'end', at: 1, opacity: 1 });
  expect(filmMoment(3)).toEqual({ scene: 'days', at: 0, opacity: 0 });
});

test('time only moves a film forwards', () => {
  const scenes = ['opening', 'days', 'sums', 'end'];
  const seconds = fc.double({ min: -1, max: 25, noNaN: true });
  fc.assert(
    fc.property(seconds, seconds, (one, other) => {
      const [before, after] = [Math.min(one, other), Math.max(one, other)].map(filmMoment) as [never, never];
      const place = ({ scene, at }: ReturnType<typeof filmMoment>) => scenes.indexOf(scene) + at;
      expect(place(after)).toBeGreaterThanOrEqual(place(before));
      expect(place(before)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the parts of a scene follow each other, and all have come at its end', () => {
  expect([0, 1, 2].map((index) => partProgress(0, index, 3, 0.7))).toEqual([0, 0, 0]);
  expect([0, 1, 2].map((index) => partProgress(1 / 3, index, 3, 0.7))).toEqual([1, 0, 0]);
  expect([0, 1, 2].map((index) => partProgress(1, index, 3, 0.7))).toEqual([1, 1, 1]);
});
