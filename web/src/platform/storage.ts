import { createStorage } from '@health-app/sdk';
import type { JsonStorage } from '#lib/storage/json-storage.ts';
import { environment } from './config.ts';
import type { DeviceKey, StorageKey } from './storage-keys.ts';

/** Values that persist on the device. */
export const deviceStorage: JsonStorage<StorageKey> = createStorage(environment);

/** Values that persist in this tab, across reloads. */
export const tabStorage: JsonStorage<StorageKey> = createStorage(environment, () => sessionStorage);

/** The storage key of the person whose replies the device keeps. */
export const keptKey = 'kept' satisfies DeviceKey;

/** The name of the storage key, by person, of the growth record, which is on the device alone. */
export const growthKey = 'growth';

/** The storage key of the device's number in the statistics, which the SDK makes. */
export const statisticsKey = 'tid' satisfies DeviceKey;

/** The storage key by which a tab announces that its person has logged out. */
export const loggedOutKey = 'logged-out' satisfies DeviceKey;
