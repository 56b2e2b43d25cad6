// Written by npm run generate. Do not edit.
import { type OperationFunction, operation } from '../../operation.ts';
import type { ShareLogInput } from '../schema.ts';

/**
 * Note what happens with a shared link.
 *
 * Reports to the server that a link was shared, was opened, or led to the app. No screen waits for it or shows a failure.
 * Each call counts once.
 *
 * Changes something although it is a GET: never retried.
 *
 * `GET /food/view/share/log`
 * @throws {HealthError} kind `business`:
 * - `ENDED`: The sharing has ended
 */
export const shareLog: OperationFunction<'share.log', 'command', [input: ShareLogInput], null> = /* @__PURE__ */ operation(
  'share.log',
  'GET /food/view/share/log effect=command data=null',
);
