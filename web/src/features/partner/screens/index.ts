import { Home } from './Home.tsx';
import { Invite } from './Invite.tsx';
import { Rank } from './Rank.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/lose-weight-partner/home': Home,
  '/lose-weight-partner/invite': Invite,
  '/lose-weight-partner/rank': Rank,
};
