// Written by npm run generate. Do not edit.
import { type OperationFunction, operation, repeatable } from '../../operation.ts';
import type { HealthDataDetail, HealthDataDetailInput, HealthDataRemind, HealthDataRemindInput, WeightComparison, WeightInput } from '../schema.ts';

/**
 * A kind of health data over a period.
 *
 * The latest value, the chart of a week, a month, half a year or a year, the normal range and the reminder. Called when the screen of a
 * kind of health data opens and when the period or its last day changes. `normal` follows from
 * the rule that judges the reading, for this person: it minds diabetes, pregnancy and age. It is those of adults, so it is
 * null under 18, and while the birth date is unknown; the range of a weight is null in pregnancy, too.
 *
 * `GET /scheme/app/health-data/detail`
 * @throws {HealthError}
 */
export const healthDataDetail: OperationFunction<'healthData.detail', 'read', [input: HealthDataDetailInput], HealthDataDetail> = /* @__PURE__ */ operation(
  'healthData.detail',
  'GET /scheme/app/health-data/detail',
);

/**
 * Be reminded to measure.
 *
 * Sets the times at which the native app reminds the person to measure a kind of health data. It replaces the earlier setting.
 *
 * `POST /scheme/app/health-data/healthDataRemind`
 * @throws {HealthError}
 */
export const healthDataRemind: OperationFunction<'healthData.remind', 'command', [input: HealthDataRemindInput], HealthDataRemind> = /* @__PURE__ */ operation(
  'healthData.remind',
  'POST /scheme/app/health-data/healthDataRemind',
);

/**
 * Keep a weight, and compare it with the one before.
 *
 * Stores a weight and returns the change against the latest earlier one. A weight that is more than 5 % away from one of
 * the last 7 days, or more than 20 % from an older one, is refused once, since a slip or another unit is the likely reason;
 * with `confirmed` it is stored. The same weight with the same `measuredAt` again is stored once.
 *
 * `POST /scheme/app/health-data/saveWeightWithCompareLast`
 * @throws {HealthError} kind `business`:
 * - `FUTURE`: Measured in the future
 * - `IMPLAUSIBLE`: Far from the last weight, perhaps in another unit
 * - `NEEDS_CONSENT`: The person has withdrawn the consent to what the input brings (assumed)
 * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
 */
export const healthDataSaveWeightWithCompareLast: OperationFunction<'healthData.saveWeightWithCompareLast', 'command', [input: WeightInput], WeightComparison> = /* @__PURE__ */ repeatable(
  'healthData.saveWeightWithCompareLast',
  'POST /scheme/app/health-data/saveWeightWithCompareLast idempotencyKey',
);
