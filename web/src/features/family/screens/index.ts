import { Confirm } from './Confirm.tsx';
import { Home } from './Home.tsx';
import { MemberDetail } from './MemberDetail.tsx';
import { Members } from './Members.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/family-health/home': Home,
  '/family-health/confirm': Confirm,
  '/family-health/members': Members,
  '/family-health/members/detail': MemberDetail,
};
