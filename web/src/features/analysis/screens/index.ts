import { Analyze } from './Analyze.tsx';
import { Foods } from './Foods.tsx';
import { Result } from './Result.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/ai-app/analyze': Analyze,
  '/food-app/analyze/list': Foods,
  '/food-app/analyze/result': Result,
};
