import { Detail } from './Detail.tsx';
import { Guide } from './Guide.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/health-data/detail': Detail,
  '/health-data/ios-guide': Guide,
};
