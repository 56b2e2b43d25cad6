import type { ConsentPurpose, UserInformationInput } from '@health-app/sdk';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Changes a person's information at the server, as another device does. */
export async function saveElsewhere(page: Page, userToken: string, data: UserInformationInput): Promise<void> {
  const saved = await page.request.post(new URL('/food/user/saveUserInformation', process.env.MOCK_URL).href, {
    headers: { userToken, appVersion: '1.0.0', source: '' },
    data,
  });
  expect(saved.status()).toBe(200);
}

/** Withdraws consents at the server, as another device does. This device still has them as given. */
export const withdrawElsewhere = (page: Page, userToken: string, ...purposes: ConsentPurpose[]): Promise<void> =>
  saveElsewhere(page, userToken, { consents: purposes.map((purpose) => ({ purpose, given: false })) });
