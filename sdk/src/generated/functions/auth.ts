// Written by npm run generate. Do not edit.
import { type OperationFunction, operation } from '../../operation.ts';
import type { User, VerifyCodeLogin } from '../schema.ts';

/**
 * Sign in with a phone number and a code.
 *
 * Gives the user with a token of their own for this sign-in; a number that is new becomes a new user. The code comes from
 * the call for verification codes and is good for 5 minutes and one sign-in. After three wrong codes for a number it is
 * refused for 10 minutes, whatever the code. For plain browsers, where no native app hands a user over.
 *
 * `POST /food/view/auth/login`
 * @throws {HealthError} kind `business`:
 * - `CLOSED`: The account was closed
 * - `CODE_EXPIRED`: The code is older than 5 minutes, or was used
 * - `TOO_MANY_TRIES`: The third wrong code, and every one in the 10 minutes after it
 * - `WRONG_CODE`: The code is not the one that was sent
 */
export const authLogin: OperationFunction<'auth.login', 'command', [input: VerifyCodeLogin], User> = /* @__PURE__ */ operation(
  'auth.login',
  'POST /food/view/auth/login',
);
