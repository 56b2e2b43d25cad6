import { bodyMassEdgesAt } from '@health-app/sdk/safety';

/**
 * Bands of the body mass index of adults, kg/m², from the lowest to the highest. Each number is the first value of its band.
 * @param age full years; without one, the bands are those below 65
 * @see {@link bodyMassEdgesAt}
 */
export function bmiBandsAt(age: number | undefined) {
  const { normal, overweight, obese } = bodyMassEdgesAt(age);
  return [
    { key: 'underweight', from: 12, to: normal },
    { key: 'normal', from: normal, to: overweight },
    { key: 'overweight', from: overweight, to: obese },
    { key: 'obese', from: obese, to: 35 },
  ] as const;
}
