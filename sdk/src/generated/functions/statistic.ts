// Written by npm run generate. Do not edit.
import { type OperationFunction, operation } from '../../operation.ts';
import type { StatisticBatch } from '../schema.ts';

/**
 * Send analytics events.
 *
 * Takes a batch of events. The client sends it in the background and forgets it: an event that is lost is lost.
 *
 * `POST /scheme/view/statistic/event/push` (below `/food` on the food host)
 * @throws {HealthError}
 */
export const statisticPush: OperationFunction<'statistic.push', 'command', [input: StatisticBatch], null> = /* @__PURE__ */ operation(
  'statistic.push',
  'POST /{app}/view/statistic/event/push data=null',
);
