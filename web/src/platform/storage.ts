import { createStorage } from '@health-app/sdk';
import { health } from './client.ts';
import { environment } from './config.ts';

/** Values that persist on the device. */
export const deviceStorage = createStorage(environment);

/** Values that persist in this tab, across reloads. */
export const tabStorage = createStorage(environment, () => sessionStorage);

/** The storage key of a value that belongs to the signed-in person; another person gets another key. */
export const personalKey = (name: string): string => `${name}.${health.session.user.userId ?? ''}`;
