import { Withdraw } from './Withdraw.tsx';

/** The screens of a promoter's income, by address. */
export const screens = {
  '/food-app/distribution/withdraw': Withdraw,
};
