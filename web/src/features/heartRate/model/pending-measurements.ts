import { personalKey } from '#platform/session/session.ts';
import { tabStorage as storage } from '#platform/storage.ts';
import { type Measurement, readMeasurements } from './measurement.ts';

// A measurement survives a reload in this tab only: it is private, and the native app stores it, too.
const key = () => personalKey('heart-rate.pending');

/** The person's measurements that are not in the history yet, newest first. */
export const pendingMeasurements = (): Measurement[] => readMeasurements(storage.get(key()));

export const addPending = (measurement: Measurement): void =>
  storage.set(key(), [measurement, ...pendingMeasurements()]);

export const removePending = (startedAt: number): void =>
  storage.set(
    key(),
    pendingMeasurements().filter((measurement) => measurement.startedAt !== startedAt),
  );
