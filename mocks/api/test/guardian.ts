/** The guardian of the children in the tests, with a phone of their own. */
import type { Operations } from '../generated/operations.ts';

export const GUARDIAN = '13900005678';

/** The call that sends the guardian a code, to be made before the consent. */
export const codeToGuardian: Operations['user.verifyCode']['input'] = { purpose: 'guardian', phoneNumber: GUARDIAN };

/** The consent of the guardian, with the code of the mock. */
export const guardianConsent = {
  purpose: 'guardian' as const,
  given: true,
  guardian: { phoneNumber: GUARDIAN, verifyCode: '123456' },
};
