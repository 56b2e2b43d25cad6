import { createAnalytics } from '@health-app/sdk';
import { health } from './client.ts';

/** The collector of this page. */
export const analytics = createAnalytics(health);
