import { OppoAlgorithm } from './OppoAlgorithm.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/privacy-agreement/oppo-algorithm': OppoAlgorithm,
};
