import { Algorithm, OppoAlgorithm, Privacy, ProductPrivacy, ProductUseterms, User } from './agreements.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/privacy-agreement/oppo-algorithm': OppoAlgorithm,
  '/ai-app/agreement/algorithm': Algorithm,
  '/ai-app/agreement/privacy': Privacy,
  '/ai-app/agreement/user': User,
  '/food-app/agreement/algorithm': Algorithm,
  '/food-app/agreement/privacy': Privacy,
  '/food-app/agreement/user': User,
  '/food-app/agreement/product/privacy': ProductPrivacy,
  '/food-app/agreement/product/useterms': ProductUseterms,
};
