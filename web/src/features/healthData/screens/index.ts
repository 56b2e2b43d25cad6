import { Detail } from './Detail.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/health-data/detail': Detail,
};
