import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PartOfDay } from './model/part-of-day.ts';

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

/** Introductions of the products for new visitors. */
export const productIntros = {
  general: msg`Your medication, weight, family and food tables in one place. Many tools work without an account.`,
  ai: msg`Photograph or name a meal and see its energy and nutrients. A meal plan follows your goal and your allergies.`,
  food: msg`A diary of your meals, reports by day and week, a health assessment, and a shop.`,
};

export const greetings: Record<PartOfDay, MessageDescriptor> = {
  morning: msg`Good morning`,
  afternoon: msg`Good afternoon`,
  evening: msg`Good evening`,
};
