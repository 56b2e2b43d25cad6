import { History } from './History.tsx';
import { List } from './List.tsx';
import { Result } from './Result.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/ai-food/list': List,
  '/ai-food/result': Result,
  '/ai-food/history': History,
};
