import { Account } from './Account.tsx';
import { ChangePhone } from './ChangePhone.tsx';
import { CloseAccount } from './CloseAccount.tsx';
import { Profile } from './Profile.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/ai-app/user/profile': Profile,
  '/ai-app/user/account': Account,
  '/ai-app/user/account/change-phone': ChangePhone,
  '/ai-app/user/account/cancel': CloseAccount,
  '/food-app/user/account': Account,
  '/food-app/user/account/change-phone': ChangePhone,
  '/food-app/user/account/cancel': CloseAccount,
};
