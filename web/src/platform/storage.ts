import { createStorage } from '@health-app/sdk';
import { health } from './client.ts';
import { environment } from './config.ts';

/** Values that stay on the device. */
export const deviceStorage = createStorage(environment);

/** Values that stay in this tab and outlive a reload. */
export const tabStorage = createStorage(environment, () => sessionStorage);

/** The key of a value that belongs to the person who is signed in: the next one has a value of their own. */
export const personalKey = (name: string): string => `${name}.${health.session.user.userId ?? ''}`;
