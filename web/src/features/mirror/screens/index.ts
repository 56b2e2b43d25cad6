import { Create } from './Create.tsx';
import { Detail } from './Detail.tsx';
import { Records } from './Records.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/ai-mirror/create': Create,
  '/ai-mirror/detail': Detail,
  '/ai-mirror/records': Records,
};
