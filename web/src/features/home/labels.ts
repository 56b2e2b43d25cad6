import { msg } from '@lingui/core/macro';

export const groupNames = {
  today: msg`Today`,
  food: msg`Food`,
  body: msg`Body`,
  together: msg`Together`,
  tools: msg`Calculators`,
  shop: msg`Shop`,
  account: msg`Account`,
  about: msg`About`,
};

export const productNames = {
  general: msg`General health`,
  ai: msg`AI nutrition`,
  food: msg`Food and diet`,
};
