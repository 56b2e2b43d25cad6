import { bodyMassEdges } from '@health-app/sdk/safety';

const { normal, overweight, obese } = bodyMassEdges;

/**
 * Bands of the body mass index of adults, kg/m², from the lowest to the highest: WS/T 428-2013. Each number is the first
 * value of its band.
 */
export const bmiBands = [
  { key: 'low', from: 12, to: normal, tone: 'fair' },
  { key: 'normal', from: normal, to: overweight, tone: 'good' },
  { key: 'raised', from: overweight, to: obese, tone: 'fair' },
  { key: 'high', from: obese, to: 35, tone: 'poor' },
] as const;
