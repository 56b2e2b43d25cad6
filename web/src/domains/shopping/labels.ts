import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Aisle } from './model/shopping-list.ts';

export const aisleNames: Record<Aisle, MessageDescriptor> = {
  produce: msg`Vegetables and fruit`,
  protein: msg`Meat, fish and tofu`,
  chilled: msg`Eggs, milk and drinks`,
  dry: msg`Grains, bread and nuts`,
  condiments: msg`Oil and seasoning`,
  others: msg`Others`,
};
