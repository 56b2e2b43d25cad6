/** Sample data of the charts. */
import { i18n } from '@lingui/core';

const day = 86_400_000;
/** Noon in Shanghai on the date of the mock's examples. */
const today = Date.UTC(2026, 10, 20, 4);
const ago = (days: number) => today - days * day;

/** A month of weights with a week's gap, and a single weight between two gaps. */
export const weights = [
  66.4,
  66.1,
  66.3,
  65.8,
  65.9,
  65.5,
  65.2,
  65.4,
  65.1,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  64.6,
  null,
  64.4,
  64.1,
  64.3,
  63.9,
  63.6,
  63.8,
  63.5,
  63.1,
  63.3,
  62.9,
  62.8,
  62.6,
].map((y, index) => ({ x: ago(29 - index), y }));

/** A day of a chart. */
export const dayText = (time: number): string => i18n.date(new Date(time), { month: 'short', day: 'numeric' });

/** Each row: time, systolic, diastolic. */
export const pressures: [number, number, number][] = [
  [ago(24), 138, 88],
  [ago(17), 134, 86],
  [ago(16), 131, 84],
  [ago(10), 135, 85],
  [ago(4), 128, 82],
  [ago(0), 126, 81],
];

export const percentiles = [97, 85, 50, 15, 3];

const zOf: Record<number, number> = { 3: -1.881, 15: -1.036, 50: 0, 85: 1.036, 97: 1.881 };

/** Each row: month, median, standard deviation of boys' length in cm (WHO, 2006). */
const lengths: [number, number, number][] = [
  [0, 49.88, 1.89],
  [1, 54.72, 1.95],
  [2, 58.42, 2],
  [3, 61.43, 2.05],
  [4, 63.89, 2.09],
  [6, 67.62, 2.16],
  [9, 71.97, 2.27],
  [12, 75.75, 2.38],
  [15, 79.15, 2.51],
  [18, 82.26, 2.64],
  [21, 85.13, 2.79],
  [24, 87.82, 2.94],
];

export const curve = (percentile: number) =>
  lengths.map(([x, median, deviation]) => ({ x, y: median + (zOf[percentile] ?? 0) * deviation }));

export const childLengths = [
  { x: 0, y: 51 },
  { x: 3, y: 62.5 },
  { x: 6, y: 68 },
  { x: 13, y: 75.4 },
  { x: 20, y: 82.9 },
];

export const energyOfWeek: [number, number | null][] = [
  [ago(6), 1850],
  [ago(5), 2120],
  [ago(4), null],
  [ago(3), 0],
  [ago(2), 2410],
  [ago(1), 1975],
  [ago(0), 640],
];

export const stepsOfMonth: [number, number | null][] = Array.from({ length: 30 }, (_, index) => [
  ago(29 - index),
  index % 11 === 5 ? null : 3200 + ((index * 3571) % 9000),
]);

/** Each row: time, hours of deep, light and REM sleep. The last night has no stages. */
export const nights: [number, number, [number, number, number] | undefined][] = [
  [ago(6), 7.9, [1.7, 4.5, 1.7]],
  [ago(5), 7.7, [1.5, 4.6, 1.6]],
  [ago(3), 7.2, [1.5, 4.3, 1.4]],
  [ago(2), 6.9, [1.3, 4, 1.6]],
  [ago(1), 7.3, [1.1, 4.6, 1.6]],
  [ago(0), 7.1, undefined],
];
