/** Tests that a form sent without its answers leads to the first one that is missing. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

interface Case {
  address: string;
  /** Opens the form. */
  begin?: (page: Page) => Promise<void>;
  send: string;
  first: (page: Page) => ReturnType<Page['locator']>;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const forms: Record<string, Case> = {
  feedback: {
    address: '/contact-us',
    send: t('Send'),
    first: (page) => page.getByRole('radio').first(),
  },
  'a reminder': {
    address: '/medicine-remind/add',
    send: t('Save'),
    first: (page) => page.getByRole('main').getByRole('textbox', { name: t('Name') }),
  },
  'a new phone number': {
    address: '/food-app/user/account/change-phone',
    send: t('Continue'),
    first: (page) => page.getByRole('textbox', { name: t('Verification code') }),
  },
  'an invitation to the family': {
    address: '/family-health/confirm?relationshipId=family-2106',
    send: t('Accept'),
    first: (page) => page.locator('main [aria-haspopup="dialog"]').first(),
  },
  'a question of the survey': {
    address: '/food-app/health-survey?again=1',
    begin: (page) => press(page, t('Begin')),
    send: t('Next'),
    first: (page) => page.getByRole('radio').first(),
  },
};

for (const [name, { address, begin, send, first }] of Object.entries(forms)) {
  test(`the button of ${name} leads to the first missing answer`, async ({ page, open }) => {
    await open(address);
    await begin?.(page);
    await expect(first(page)).toBeVisible();
    await press(page, send);
    await expect(first(page)).toBeFocused();
  });
}
