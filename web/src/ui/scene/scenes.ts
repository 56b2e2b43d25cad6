/** The drawings of the products' homes as data: the home renders them as SVG, and a poster on its canvas. */

/** The role of a stroke: an area, a line, or an animated part. SVG and canvas have their own colours for the roles. */
export type StrokeRole = 'soft' | 'paper' | 'accent' | 'light' | 'line' | 'frame' | 'steam' | 'speech' | 'speechText';

export interface Stroke {
  role: StrokeRole;
  /** A path in a box of 120 by 80. */
  d: string;
}

export type Sky = 'morning' | 'afternoon' | 'evening';

const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** A family's house under the sky of the hour: the sun rises in the morning, and the windows are lit in the evening. */
export const houseScene = (sky: Sky): Stroke[] => [
  {
    role: 'light',
    d: sky === 'evening' ? 'M98 10a13 13 0 1 0 12 18 11 11 0 0 1-12-18z' : disc(100, sky === 'morning' ? 30 : 20, 12),
  },
  { role: 'soft', d: 'M0 74c22-20 44-22 64-14s38 6 56-4v24H0z' },
  { role: 'paper', d: 'M30 44 58 22l28 22v32H30z' },
  { role: 'line', d: 'M24 48 58 21l34 27M30 45v31h56V45' },
  {
    role: sky === 'evening' ? 'light' : 'accent',
    d: 'M58 66c-9-6-13-10-13-15a6.5 6.5 0 0 1 13-2 6.5 6.5 0 0 1 13 2c0 5-4 9-13 15z',
  },
];

/** A viewfinder over a plate, and a speech bubble. */
export const dietitianScene: Stroke[] = [
  { role: 'soft', d: 'M8 72a54 8 0 1 0 108 0a54 8 0 1 0-108 0z' },
  { role: 'paper', d: disc(44, 52, 20) },
  { role: 'line', d: disc(44, 52, 20) },
  { role: 'accent', d: 'M36 60c-3-11 4-19 17-19 0 12-6 20-17 19z' },
  { role: 'frame', d: 'M18 38V30h8M62 30h8v8M70 66v8h-8M26 74h-8v-8' },
  { role: 'speech', d: 'M72 8h38q6 0 6 6v16q0 6-6 6H90l-10 9v-9h-8q-6 0-6-6V14q0-6 6-6z' },
  { role: 'speechText', d: 'M76 18h30M76 27h19' },
];

/** A pot on the stove beside a shelf of jars and a shopping bag. */
export const kitchenScene: Stroke[] = [
  { role: 'steam', d: 'M36 30c-5-5 5-8 0-14M50 30c-5-5 5-8 0-14' },
  { role: 'accent', d: 'M22 42h42v18q0 12-12 12H34q-12 0-12-12z' },
  { role: 'line', d: 'M18 42h50M14 50h8M64 50h8M43 36v4' },
  { role: 'line', d: 'M6 74h110M80 34h36' },
  { role: 'paper', d: 'M84 16h12v18H84z' },
  { role: 'line', d: 'M84 18h12v16H84zM86 14h8M102 22h10v12h-10zM103 18h8' },
  { role: 'soft', d: 'm84 50-3 24h32l-3-24z' },
  { role: 'line', d: 'm84 50-3 24h32l-3-24zM91 55v-6q0-6 6-6t6 6v6' },
];
