import { createStorage } from '@health-app/sdk';
import { environment } from './config.ts';
import type { DeviceKey, DeviceValues, PersonalKey, StorageKey } from './storage-keys.ts';

/** A storage of personal values, and of the device's own with their types. */
interface PageStorage {
  get: {
    <Name extends DeviceKey>(key: Name): DeviceValues[Name] | undefined;
    <Value>(key: PersonalKey): Value | undefined;
  };
  set: {
    <Name extends DeviceKey>(key: Name, value: DeviceValues[Name]): void;
    (key: PersonalKey, value: unknown): void;
  };
  remove: (key: StorageKey) => void;
}

/** Values that persist on the device. */
export const deviceStorage: PageStorage = createStorage(environment);

/** Values that persist in this tab, across reloads. */
export const tabStorage: PageStorage = createStorage(environment, () => sessionStorage);

/** The storage key of the id of the person whose replies the device stores. */
export const keptKey = 'kept' satisfies DeviceKey;

/** Name of the personal value with the growth record, which is only on the device. */
export const growthKey = 'growth';

/** The storage key of the id of the last person whom the native app provided. */
export const nativeUserKey = 'native-user' satisfies DeviceKey;

/** The storage key of the device's id in the analytics, which the SDK creates. */
export const statisticsKey = 'tid' satisfies DeviceKey;
