import { GrowthCurve } from './GrowthCurve.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/growth-curve': GrowthCurve,
};
