import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SampleFood } from './model/sample-meals.ts';

export const sampleFoods: Record<SampleFood, MessageDescriptor> = {
  rice: msg`Brown rice`,
  salmon: msg`Fried salmon`,
  broccoli: msg`Broccoli`,
  tofu: msg`Tofu with vegetables`,
  spinach: msg`Spinach`,
  yam: msg`Steamed yam`,
};
