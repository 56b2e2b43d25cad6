import { personalKey, tabStorage as storage } from '../../../platform/storage.ts';
import { type Measurement, readMeasurements } from './unkept.ts';

// A measurement survives a reload in this tab only: it is private, and the native app stores it, too.
const key = () => personalKey('heart-rate.unkept');

/** The person's measurements that are not in the history yet, newest first. */
export const unkept = (): Measurement[] => readMeasurements(storage.get(key()));

export const add = (measurement: Measurement): void => storage.set(key(), [measurement, ...unkept()]);

export const drop = (startedAt: number): void =>
  storage.set(
    key(),
    unkept().filter((measurement) => measurement.startedAt !== startedAt),
  );
