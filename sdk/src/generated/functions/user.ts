// Written by npm run generate. Do not edit.
import { type OperationFunction, operation } from '../../operation.ts';
import type { AccountClosure, AccountInformation, FoodUserInformation, HealthTagGroup, OldPhoneVerification, PhoneChange, PhoneChangeTicket, UserInformationInput, UserVerifyCodeInput, VerifyCodeReceipt } from '../schema.ts';

/**
 * The signed-in person, as the general app knows them.
 *
 * Completes the user that the native app hands over. It is part of signing in, so it does not wait for a pending login.
 *
 * Does not wait for a pending login.
 *
 * `GET /information/app/v1/account/getUserInformation`
 * @throws {HealthError} kind `business`:
 * - `CLOSED`: The account was closed
 */
export const userAccountInformation: OperationFunction<'user.accountInformation', 'read', [], AccountInformation> = /* @__PURE__ */ operation(
  'user.accountInformation',
  'GET /information/app/v1/account/getUserInformation exempt noInput',
);

/**
 * Change the phone number.
 *
 * The second of two steps: takes the ticket of the first and the code that came to the new number. The person stays signed in.
 *
 * `POST /food/user/changePhoneNumber/submit`
 * @throws {HealthError} kind `business`:
 * - `CLOSED`: The account was closed
 * - `CODE_EXPIRED`: No code was sent, or it is no longer valid
 * - `NOT_VERIFIED`: The old number was not verified, or too long ago
 * - `SAME`: It is the number of the account
 * - `TAKEN`: The number belongs to another account
 * - `TOO_MANY_TRIES`: The third wrong code, and every one in the 10 minutes after it (assumed)
 * - `WRONG_CODE`: It is not the code that was sent
 */
export const userChangePhoneNumberSubmit: OperationFunction<'user.changePhoneNumberSubmit', 'command', [input: PhoneChange], FoodUserInformation> = /* @__PURE__ */ operation(
  'user.changePhoneNumberSubmit',
  'POST /food/user/changePhoneNumber/submit',
);

/**
 * Verify the old phone number.
 *
 * The first of two steps to change the phone number: shows, by the code that came to it, that the number of the account is still one's own.
 *
 * `POST /food/user/changePhoneNumber/verifyOld`
 * @throws {HealthError} kind `business`:
 * - `CLOSED`: The account was closed
 * - `CODE_EXPIRED`: No code was sent, or it is no longer valid
 * - `TOO_MANY_TRIES`: The third wrong code, and every one in the 10 minutes after it (assumed)
 * - `WRONG_CODE`: It is not the code that was sent
 */
export const userChangePhoneNumberVerifyOld: OperationFunction<'user.changePhoneNumberVerifyOld', 'command', [input: OldPhoneVerification], PhoneChangeTicket> = /* @__PURE__ */ operation(
  'user.changePhoneNumberVerifyOld',
  'POST /food/user/changePhoneNumber/verifyOld',
);

/**
 * Close the account.
 *
 * Called when the person has read the consequences, typed the confirmation and entered the code. It is final: from then on the account answers as closed, and the client signs out.
 *
 * `POST /food/user/closeAccount`
 * @throws {HealthError} kind `business`:
 * - `CLOSED`: The account was closed
 * - `CODE_EXPIRED`: No code was sent, or it is no longer valid
 * - `OPEN_INCOME`: Income is not drawn
 * - `OPEN_ORDERS`: An order or a refund is not finished
 * - `TOO_MANY_TRIES`: The third wrong code, and every one in the 10 minutes after it (assumed)
 * - `WRONG_CODE`: It is not the code that was sent
 */
export const userCloseAccount: OperationFunction<'user.closeAccount', 'command', [input: AccountClosure], null> = /* @__PURE__ */ operation(
  'user.closeAccount',
  'POST /food/user/closeAccount data=null',
);

/**
 * The health tags to choose from.
 *
 * All tags that a person can choose, by group. `user.information` has the chosen ones.
 *
 * `GET /food/user/getHealthTagGroups`
 * @throws {HealthError}
 */
export const userHealthTagGroups: OperationFunction<'user.healthTagGroups', 'read', [], HealthTagGroup[]> = /* @__PURE__ */ operation(
  'user.healthTagGroups',
  'GET /food/user/getHealthTagGroups noInput data=array',
);

/**
 * The signed-in person, as the food app knows them.
 *
 * Completes the user that the native app hands over, with what meals and reports depend on. It is part of signing in, so it does not wait for a pending login.
 *
 * Does not wait for a pending login.
 *
 * `GET /food/user/getUserInformation`
 * @throws {HealthError} kind `business`:
 * - `CLOSED`: The account was closed
 */
export const userInformation: OperationFunction<'user.information', 'read', [], FoodUserInformation> = /* @__PURE__ */ operation(
  'user.information',
  'GET /food/user/getUserInformation exempt noInput',
);

/**
 * Change the person's information.
 *
 * Saves the given properties and leaves the rest. The goal `loseWeight` is refused, and nothing saved, for a person with a
 * `WeightLossObstacle`, such as an age below 18 or a pregnancy. A person with that goal who later gets an obstacle,
 * also by a new weight, loses the goal: `dietaryGoal` becomes null. A weight far from the last one is refused until
 * the input says `confirmed: true`, by the rule of `healthData.saveWeightWithCompareLast`.
 *
 * `energyTarget` and an obstacle to the goal follow the facts, and so the age, at each reply (assumed). The target is the basal
 * metabolism by Mifflin–St Jeor on the day, times 1.375, less 500 kcal to lose weight or plus 300 kcal to gain muscle,
 * rounded to 50 kcal (upwards when losing weight), at least 1,200 kcal for women and 1,500 kcal for men. From 65 on nothing is added, and the target is rounded down, so that it never
 * lies above the need. It is null while gender, birth date, height or weight are unknown; with a need below that minimum;
 * under 18, in pregnancy, while breastfeeding and after bariatric surgery, for which the formula does not hold; and below a
 * body mass index of 18.5, where the goal is to gain weight with a doctor.
 *
 * `consents` takes decisions, each with the time of the server. Height, weight and new tags of a person below 14 are refused
 * without the consent of a guardian, which may come in the same call (assumed; Personal Information Protection Law, Art. 31).
 * A guardian's consent is given with `guardian`: a number other than that of the account, and the code that
 * `user.verifyCode` sent to it for the purpose `guardian` (assumed), so that a child cannot agree alone. The code is used
 * up only if the call succeeds.
 *
 * Health data are refused too after the consent to keep health data was withdrawn, unless the call gives it again (Art. 15).
 * Removing them needs no consent: null, and tags that are all among the person's own (`x-consent`).
 *
 * `POST /food/user/saveUserInformation`
 * @throws {HealthError} kind `business`:
 * - `CLOSED`: The account was closed
 * - `CODE_EXPIRED`: No code was sent to the guardian, or it is no longer valid (assumed)
 * - `IMPLAUSIBLE`: The weight is far from the last one, perhaps in another unit, and was not confirmed
 * - `INVALID_BIRTH_DATE`: The birth date lies ahead, or too far back
 * - `NAME_NOT_ALLOWED`: The name is not allowed
 * - `NEEDS_CONSENT`: The person has withdrawn the consent to what the input brings (assumed)
 * - `NEEDS_GUARDIAN`: Health data of a person below 14 without the consent of a guardian, or this consent without `guardian`
 * - `NOT_ELIGIBLE`: The goal to lose weight, of a person with an obstacle
 * - `SAME`: The guardian's number is that of the account (assumed)
 * - `TAG_CONFLICT`: Two tags of a group that allows one
 * - `TOO_MANY_TRIES`: The third wrong code, and every one in the 10 minutes after it (assumed)
 * - `UNKNOWN_TAG`: A tag is not offered any more
 * - `WRONG_CODE`: It is not the code that was sent to the guardian (assumed)
 */
export const userSaveInformation: OperationFunction<'user.saveInformation', 'command', [input: UserInformationInput], FoodUserInformation> = /* @__PURE__ */ operation(
  'user.saveInformation',
  'POST /food/user/saveUserInformation',
);

/**
 * Send a verification code by SMS.
 *
 * Sends six digits to a number. The client counts down from the reply before it offers to send again; the server
 * refuses a second code to the same number within 60 seconds, and more than ten a day. A code for `verifyOld` or
 * `closeAccount` goes to the number of the account alone, so that a client needs no number for them. After three wrong
 * codes for a number and a purpose, every code for them is refused for 10 minutes (assumed).
 *
 * Changes something although it is a GET: never retried.
 *
 * `GET /food/view/user/sms/getVerifyCode`
 * @throws {HealthError} kind `business`:
 * - `DAILY_LIMIT`: Ten were sent to this number today
 * - `NO_PHONE_NUMBER`: Neither a number was given nor has the caller an account
 * - `OTHER_PHONE`: It is not the number of the account
 * - `SAME`: The new number is the old one, or the number of a guardian is that of the account
 * - `TAKEN`: The new number belongs to another account
 * - `TOO_OFTEN`: Less than 60 seconds after the last one
 */
export const userVerifyCode: OperationFunction<'user.verifyCode', 'command', [input: UserVerifyCodeInput], VerifyCodeReceipt> = /* @__PURE__ */ operation(
  'user.verifyCode',
  'GET /food/view/user/sms/getVerifyCode effect=command',
);
