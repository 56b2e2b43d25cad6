import { Home } from './Home.tsx';
import { Result } from './Result.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/heart-rate-monitor/home': Home,
  '/heart-rate-monitor/result': Result,
};
