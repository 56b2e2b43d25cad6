// Written by npm run generate. Do not edit.
import { type OperationFunction, operation } from '../../operation.ts';
import type { MirrorConfirmInput, MirrorInfoInput, MirrorListInput, MirrorRecord, MirrorRecordInfo, MirrorRecordPage, MirrorResult, MirrorResultInput, MirrorViewResultInput } from '../schema.ts';

/**
 * Agree to be measured.
 *
 * Lets the mirror take the pictures, from the front and from the side. With a userToken the record belongs to the person
 * and comes into their list; without, it can be seen by the token alone. Afterwards ask for the result every two seconds,
 * at most for a minute.
 *
 * `POST /scheme/view/mirror/record/confirm`
 * @throws {HealthError} kind `business`:
 * - `CONFIRMED`: It was confirmed before, perhaps by another person
 * - `EXPIRED`: Ten minutes have passed
 * - `NEEDS_CONSENT`: The person has withdrawn the consent to what the input brings (assumed)
 * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
 * - `NO_CONSENT`: The person did not agree
 * - `UNDERAGE`: The person is under 18
 * - `UNKNOWN_TOKEN`: The token is unknown
 */
export const mirrorConfirm: OperationFunction<'mirror.confirm', 'command', [input: MirrorConfirmInput], MirrorRecord> = /* @__PURE__ */ operation(
  'mirror.confirm',
  'POST /scheme/view/mirror/record/confirm',
);

/**
 * Record behind a scanned code.
 *
 * Returns the mirror that shows the code, whether it can still be confirmed, and the account's data to fill the form with.
 * Called when a person has scanned the code, with or without being signed in.
 *
 * `GET /scheme/view/mirror/record/info`
 * @throws {HealthError} kind `business`:
 * - `UNKNOWN_TOKEN`: The token is unknown
 */
export const mirrorInfo: OperationFunction<'mirror.info', 'read', [input: MirrorInfoInput], MirrorRecordInfo> = /* @__PURE__ */ operation(
  'mirror.info',
  'GET /scheme/view/mirror/record/info',
);

/**
 * The latest measures.
 *
 * The newest record that is ready. `null` when there is none.
 *
 * `GET /scheme/app/mirror/record/last-result`
 * @throws {HealthError}
 */
export const mirrorLastResult: OperationFunction<'mirror.lastResult', 'read', [], MirrorResult | null> = /* @__PURE__ */ operation(
  'mirror.lastResult',
  'GET /scheme/app/mirror/record/last-result noInput nullable',
);

/**
 * Records of the person.
 *
 * Records that one confirmed while signed in, newest first, those that failed included.
 *
 * Paged: 10 items per page by default; `itemsOf` iterates over all pages.
 *
 * `GET /scheme/app/mirror/record/list`
 * @throws {HealthError}
 */
export const mirrorList: OperationFunction<'mirror.list', 'paged', [input: MirrorListInput], MirrorRecordPage> = /* @__PURE__ */ operation(
  'mirror.list',
  'GET /scheme/app/mirror/record/list paged',
);

/**
 * One record with its measures.
 *
 * A record of the person, whatever its status. Called every two seconds while it is analysed, at most for a minute, and for
 * each of two records to compare.
 *
 * `GET /scheme/app/mirror/record/result`
 * @throws {HealthError} kind `business`:
 * - `GONE`: The record does not exist, or belongs to another person
 */
export const mirrorResult: OperationFunction<'mirror.result', 'read', [input: MirrorResultInput], MirrorResult> = /* @__PURE__ */ operation(
  'mirror.result',
  'GET /scheme/app/mirror/record/result',
);

/**
 * A record by its token, for anyone who has it.
 *
 * The shared view of a record: measures without pictures. Called for a shared link, and after a confirmation without
 * sign-in, every two seconds until it is ready, at most for a minute.
 *
 * `GET /scheme/view/mirror/record/result`
 * @throws {HealthError} kind `business`:
 * - `UNKNOWN_TOKEN`: The token is unknown
 */
export const mirrorViewResult: OperationFunction<'mirror.viewResult', 'read', [input: MirrorViewResultInput], MirrorResult> = /* @__PURE__ */ operation(
  'mirror.viewResult',
  'GET /scheme/view/mirror/record/result',
);
