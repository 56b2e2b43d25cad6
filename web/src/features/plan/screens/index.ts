import { Today } from './Today.tsx';
import { WholePlan } from './WholePlan.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/execution-plan': Today,
  '/custom-plan/detail': WholePlan,
};
