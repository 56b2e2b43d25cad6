import { Share } from './Share.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/share': Share,
};
