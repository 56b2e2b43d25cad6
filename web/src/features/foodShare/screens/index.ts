import { GetTheApp } from './GetTheApp.tsx';
import { Introduce } from './Introduce.tsx';
import { ShareLogin } from './ShareLogin.tsx';
import { WeightShare } from './WeightShare.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/ai-app/guide/download': GetTheApp,
  '/food-app/share/login': ShareLogin,
  '/food-app/share/introduce': Introduce,
  '/food-app/share/weight': WeightShare,
};
