/** Helpers for the calculators: their fields, and a test with a fixture that fills them in. */
import type { Page } from '@playwright/test';
import { test as base } from './test.ts';
import { t } from './texts.ts';

export const labels = {
  age: t('Age'),
  height: t('Height'),
  weight: t('Weight'),
  bodyFat: t('Body fat'),
  restingRate: t('Heart rate at rest'),
  waist: t('Waist'),
  hip: t('Hips'),
  father: t('Father’s height'),
  mother: t('Mother’s height'),
};

export type Field = keyof typeof labels;

/** The name of a field ends with its unit. */
export const field = (page: Page, name: Field) => page.getByRole('textbox', { name: RegExp(`^${labels[name]}`) });

/** Chooses an option, such as the sex or the formula. */
export const pick = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

export const test = base.extend<{
  /** Fills in these fields. */ enter: (values: Partial<Record<Field, string>>) => Promise<void>;
}>({
  enter: async ({ page }, use) => {
    await use(async (values) => {
      for (const [name, value] of Object.entries(values)) await field(page, name as Field).fill(value);
    });
  },
});
