import { type HealthCodes, isHealthError } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Code = HealthCodes['auth.login' | 'user.verifyCode'];

/** Reasons why the server does not send or accept a verification code, by error code. */
export const codeRefusals: Record<Exclude<Code, 'CLOSED' | 'DAILY_LIMIT'>, MessageDescriptor> = {
  CODE_EXPIRED: msg`This code has expired. Request another one.`,
  NO_PHONE_NUMBER: msg`Enter the phone number first.`,
  OTHER_PHONE: msg`This is not the number of your account.`,
  SAME: msg`This is your number already. Enter another one.`,
  TAKEN: msg`Another account uses this number.`,
  TOO_MANY_TRIES: msg`Too many wrong codes. Try again in 10 minutes.`,
  TOO_OFTEN: msg`The code you have is still good. You can request another one in a minute.`,
  WRONG_CODE: msg`This code is wrong. Enter it again.`,
};

const wrongCode: Code[] = ['WRONG_CODE', 'CODE_EXPIRED', 'TOO_MANY_TRIES'];

/** Whether an error concerns the code that the person typed, so that its text is shown at the field of the code. */
export const isCodeRefusal = (error: unknown): boolean =>
  isHealthError(error, 'business') && (wrongCode as unknown[]).includes(error.code);
