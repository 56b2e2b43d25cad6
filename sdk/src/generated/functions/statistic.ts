// Written by npm run generate. Do not edit.
import { type OperationFunction, operation } from '../../operation.ts';
import type { StatisticBatch } from '../schema.ts';

/**
 * Send analytics events.
 *
 * Takes a batch of events. A client that has no reply may send them again: an event with an `id` counts once, and one without
 * counts at each arrival.
 *
 * `POST /scheme/view/statistic/event/push` (below `/food` on the food host)
 * @throws {HealthError}
 */
export const statisticPush: OperationFunction<'statistic.push', 'command', [input: StatisticBatch], null> = /* @__PURE__ */ operation(
  'statistic.push',
  'POST /{app}/view/statistic/event/push data=null',
);
