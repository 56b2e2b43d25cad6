import { createStorage } from '@health-app/sdk';
import type { JsonStorage } from '#lib/storage/json-storage.ts';
import { environment } from './config.ts';
import type { DeviceKey, StorageKey } from './storage-keys.ts';

/** Values that persist on the device. */
export const deviceStorage: JsonStorage<StorageKey> = createStorage(environment);

/** Values that persist in this tab, across reloads. */
export const tabStorage: JsonStorage<StorageKey> = createStorage(environment, () => sessionStorage);

/** The storage key of the id of the person whose replies the device stores. */
export const keptKey = 'kept' satisfies DeviceKey;

/** Name of the personal value with the growth record, which is only on the device. */
export const growthKey = 'growth';

/** The storage key of the id of the last person whom the native app provided. */
export const nativeUserKey = 'native-user' satisfies DeviceKey;

/** The storage key of the device's id in the analytics, which the SDK creates. */
export const statisticsKey = 'tid' satisfies DeviceKey;
