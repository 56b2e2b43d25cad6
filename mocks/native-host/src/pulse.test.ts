import { expect, it } from 'vitest';
import { measure, pulseAt, rateOf } from './pulse.ts';

it('the pulse has the rate of a person at rest, and varies', () => {
  const beats = measure(60, 0).flatMap(({ bpm }) => bpm ?? []);
  expect(Math.min(...beats)).toBeGreaterThanOrEqual(64);
  expect(Math.max(...beats)).toBeLessThanOrEqual(76);
  expect(new Set(beats).size).toBeGreaterThan(4);
  const mean = beats.reduce((sum, bpm) => sum + bpm, 0) / beats.length;
  expect(mean).toBeGreaterThan(68);
  expect(mean).toBeLessThan(72);
});

it('the pulse rises and falls with the breath', () => {
  expect(pulseAt(1)).toBeGreaterThan(pulseAt(3));
});

it('a measurement finds the pulse after three seconds, and ends on time', () => {
  const beats = measure(5, 1_795_150_800_000, () => 0.5);
  expect(beats.map(({ bpm }) => bpm !== undefined)).toEqual([false, false, false, true, true, true]);
  expect(beats[0]).toEqual({ contact: false, progress: 0, time: 1_795_150_800_000 });
  expect(beats.at(-1)).toMatchObject({ contact: true, progress: 1, time: 1_795_150_805_000 });
});

it('a measurement has a median rate, unless the finger was off the lens for most of the time', () => {
  const beats = measure(30, 0, () => 0.5);
  expect(rateOf(beats)).toBeGreaterThanOrEqual(68);
  expect(rateOf(beats)).toBeLessThanOrEqual(72);
  expect(rateOf(beats.map((beat, second) => ({ ...beat, contact: second < 10 })))).toBeUndefined();
});
