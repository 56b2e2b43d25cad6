// Written by npm run generate. Do not edit.
import { type OperationFunction, operation } from '../../operation.ts';
import type { HeartRateAverage, HeartRateAverageInput, HeartRateHistoryPage, HeartRateHistoryQuery } from '../schema.ts';

/**
 * The average heart rate at rest.
 *
 * Average, lowest and highest of the measurements at rest over a period, and the latest measurement. For the monitor's home
 * and for comparing a result.
 *
 * `GET /scheme/app/heartRate/queryAvgHeartRate`
 * @throws {HealthError}
 */
export const heartRateAverage: OperationFunction<'heartRate.average', 'read', [input?: HeartRateAverageInput], HeartRateAverage> = /* @__PURE__ */ operation(
  'heartRate.average',
  'GET /scheme/app/heartRate/queryAvgHeartRate',
);

/**
 * The history of heart-rate measurements.
 *
 * Measurements, newest first, for the list and the chart of the monitor. The native app keeps a measurement by itself when
 * it ends, so that it is in the history right after it.
 *
 * Paged: 10 items per page by default; `itemsOf` iterates over all pages.
 *
 * `POST /scheme/app/heartRate/queryHeartRateHistory`
 * @throws {HealthError} kind `business`:
 * - `INVALID_RANGE`: The first day is after the last
 */
export const heartRateHistory: OperationFunction<'heartRate.history', 'paged', [input: HeartRateHistoryQuery], HeartRateHistoryPage> = /* @__PURE__ */ operation(
  'heartRate.history',
  'POST /scheme/app/heartRate/queryHeartRateHistory effect=read paged',
);
