import { bodyMassEdges } from '@health-app/sdk/safety';

const { normal, overweight, obese } = bodyMassEdges;

/**
 * Bands of the body mass index of adults, kg/m², from the lowest to the highest: WS/T 428-2013. Each number is the first
 * value of its band.
 */
export const bmiBands = [
  { key: 'underweight', from: 12, to: normal },
  { key: 'normal', from: normal, to: overweight },
  { key: 'overweight', from: overweight, to: obese },
  { key: 'obese', from: obese, to: 35 },
] as const;
