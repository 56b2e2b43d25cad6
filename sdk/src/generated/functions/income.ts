// Written by npm run generate. Do not edit.
import { type OperationFunction, operation, repeatable } from '../../operation.ts';
import type { Draw, DrawId, DrawInput, DrawPage, DrawTransfer, DrawableAmount, IncomeEntryPage, IncomeSummary, PageQuery } from '../schema.ts';

/**
 * The draws.
 *
 * All draws of the person, newest first, each with its status. For promoters alone.
 *
 * Paged: 10 items per page by default; `itemsOf` iterates over all pages.
 *
 * `POST /food/income/draw/list`
 * @throws {HealthError} kind `business`:
 * - `NOT_PROMOTER`: The person is no promoter
 */
export const incomeDrawList: OperationFunction<'income.drawList', 'paged', [input: PageQuery], DrawPage> = /* @__PURE__ */ operation(
  'income.drawList',
  'POST /food/income/draw/list effect=read paged',
);

/**
 * Ask for a draw.
 *
 * Called when the person has confirmed an amount. It is held back at once and reviewed; then the transfer can be requested. For promoters alone.
 *
 * `POST /food/income/draw/submit`
 * @throws {HealthError} kind `business`:
 * - `NOT_ENOUGH`: More than can be drawn
 * - `NOT_PROMOTER`: The person is no promoter
 * - `TOO_LITTLE`: Below the minimum
 * - `TOO_MUCH`: Above the maximum
 */
export const incomeDrawSubmit: OperationFunction<'income.drawSubmit', 'command', [input: DrawInput], Draw> = /* @__PURE__ */ repeatable(
  'income.drawSubmit',
  'POST /food/income/draw/submit idempotencyKey',
);

/**
 * Amount that can be drawn now.
 *
 * The amount that a draw may take, with the limits of one draw. A pending draw lowers it at once. For promoters alone.
 *
 * `GET /food/income/drawable-amount`
 * @throws {HealthError} kind `business`:
 * - `NOT_PROMOTER`: The person is no promoter
 */
export const incomeDrawableAmount: OperationFunction<'income.drawableAmount', 'read', [], DrawableAmount> = /* @__PURE__ */ operation(
  'income.drawableAmount',
  'GET /food/income/drawable-amount noInput',
);

/**
 * Request the transfer of a draw.
 *
 * Prepares the transfer of an approved draw and returns the text that the native app passes to the messaging app, where the person confirms it. Called again before the confirmation, it returns the same transfer, so that an interrupted confirmation can be resumed.
 *
 * `POST /food/income/draw/submitTransferRequest`
 * @throws {HealthError} kind `business`:
 * - `CONFIRMED`: The person has confirmed it already
 * - `ENDED`: It was paid, failed or was rejected
 * - `GONE`: No such draw of this person
 * - `NOT_PROMOTER`: The person is no promoter
 * - `UNDER_REVIEW`: The review is not over
 */
export const incomeSubmitTransferRequest: OperationFunction<'income.submitTransferRequest', 'command', [input: DrawId], DrawTransfer> = /* @__PURE__ */ operation(
  'income.submitTransferRequest',
  'POST /food/income/draw/submitTransferRequest',
);

/**
 * Income of a promoter.
 *
 * The sums at the head of the income page. For promoters alone.
 *
 * `GET /food/income/summary`
 * @throws {HealthError} kind `business`:
 * - `NOT_PROMOTER`: The person is no promoter
 */
export const incomeSummary: OperationFunction<'income.summary', 'read', [], IncomeSummary> = /* @__PURE__ */ operation(
  'income.summary',
  'GET /food/income/summary noInput',
);

/**
 * Say that the person confirmed the transfer.
 *
 * Called when the messaging app reports the confirmation. Said again of a draw that is being transferred or was paid, it changes nothing.
 *
 * `POST /food/income/draw/userConfirmed`
 * @throws {HealthError} kind `business`:
 * - `ENDED`: It failed or was rejected
 * - `GONE`: No such draw of this person
 * - `NOT_AWAITED`: Its transfer was not requested
 * - `NOT_PROMOTER`: The person is no promoter
 */
export const incomeUserConfirmed: OperationFunction<'income.userConfirmed', 'command', [input: DrawId], Draw> = /* @__PURE__ */ operation(
  'income.userConfirmed',
  'POST /food/income/draw/userConfirmed',
);

/**
 * Income that waits to be settled.
 *
 * The purchases that earned something and can still be refunded, newest first. For promoters alone.
 *
 * Paged: 10 items per page by default; `itemsOf` iterates over all pages.
 *
 * `POST /food/income/income/wait-settle-list`
 * @throws {HealthError} kind `business`:
 * - `NOT_PROMOTER`: The person is no promoter
 */
export const incomeWaitSettleList: OperationFunction<'income.waitSettleList', 'paged', [input: PageQuery], IncomeEntryPage> = /* @__PURE__ */ operation(
  'income.waitSettleList',
  'POST /food/income/income/wait-settle-list effect=read paged',
);
