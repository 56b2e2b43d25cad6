import { Edit } from './Edit.tsx';
import { Record } from './Record.tsx';
import { Today } from './Today.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/medicine-remind': Today,
  '/medicine-remind/add': Edit,
  '/medicine-remind/record': Record,
};
