import { expect, it } from 'vitest';
import { maximumHeartRate, moderateZone, zoneStart } from '../../src/safety/index.ts';

it.each([
  [180, 180],
  [181, 180],
  [0, 180],
])('a resting rate of %d with a maximum of %d has no moderate zone', (resting, maximum) => {
  expect(moderateZone(resting, maximum)).toBeUndefined();
});

it('the moderate zone lies between 40 and 59 % of the reserve', () => {
  expect(moderateZone(60, 160)).toEqual({ from: 100, to: 119 });
});

it('the zones of an age begin at 40 and 60 % of the reserve', () => {
  const maximum = maximumHeartRate(40);
  expect(maximum).toBe(180);
  expect(moderateZone(65, maximum)).toEqual({ from: 111, to: 133 });
  expect(zoneStart('vigorous', 65, maximum)).toBe(134);
});
