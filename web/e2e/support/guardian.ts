import type { ConsentDecision } from '@health-app/sdk';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const GUARDIAN = '13900005678';

/** The consent of a guardian, with the code of the mock. It needs `sendCodeToGuardian` before. */
export const guardianConsent: ConsentDecision = {
  purpose: 'guardian',
  given: true,
  guardian: { phoneNumber: GUARDIAN, verifyCode: '123456' },
};

/** Sends the guardian of a person a code. */
export async function sendCodeToGuardian(page: Page, userToken: string): Promise<void> {
  const path = `/food/view/user/sms/getVerifyCode?purpose=guardian&phoneNumber=${GUARDIAN}`;
  const sent = await page.request.get(new URL(path, process.env.MOCK_URL).href, {
    headers: { userToken, appVersion: '1.0.0', source: '' },
  });
  expect(await sent.json()).toMatchObject({ success: true });
}
