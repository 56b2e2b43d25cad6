import { createAnalytics } from '@health-app/sdk';
import { health } from '#platform/client.ts';
import { trackWebVitals } from './web-vitals.ts';

trackWebVitals((...event) => analytics.track(...event));

/** The collector of this page. */
export const analytics = createAnalytics(health);
