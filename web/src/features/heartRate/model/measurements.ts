import { createStorage } from '@health-app/sdk';
import { health } from '../../../platform/client.ts';
import { environment } from '../../../platform/config.ts';
import { type Measurement, readMeasurements } from './unkept.ts';

// What was measured outlives a reload, in this tab alone: it tells of a body, and the native app has it, too.
const storage = createStorage(environment, () => sessionStorage);
const key = () => `heart-rate.unkept.${health.session.user.userId ?? ''}`;

/** The person's measurements that have not been seen in the history, newest first. */
export const unkept = (): Measurement[] => readMeasurements(storage.get(key()));

export const add = (measurement: Measurement): void => storage.set(key(), [measurement, ...unkept()]);

export const drop = (startedAt: number): void =>
  storage.set(
    key(),
    unkept().filter((measurement) => measurement.startedAt !== startedAt),
  );
