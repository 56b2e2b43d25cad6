import { Home } from './Home.tsx';
import { NotFound } from './NotFound.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/': Home,
  '/404': NotFound,
  '/ai-app': Home,
  '/food-app': Home,
};
