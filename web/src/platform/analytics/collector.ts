import { type Analytics, createAnalytics } from '@health-app/sdk';
import { health } from '#platform/client.ts';
import { currentConsents, followServer, knownConsents } from '#platform/consent/consent-store.ts';
import { isGiven } from '#platform/consent/consents.ts';
import { trackViolations } from './violations.ts';
import { trackWebVitals } from './web-vitals.ts';

/** The collector of this page; undefined without the person's consent. */
let analytics: Analytics | undefined;

/** Collects an event, or drops it without the person's consent. */
export const collect = (...event: Parameters<Analytics['track']>): void => analytics?.track(...event);

trackWebVitals(collect);
trackViolations(collect);

function follow(given: boolean): void {
  if (given) analytics ??= createAnalytics(health);
  else {
    // The events so far were collected with consent, so they are sent.
    void analytics?.close();
    analytics = undefined;
  }
}

/** Starts collecting once the consent is known, and follows its changes. */
export async function begin(): Promise<void> {
  await health.session.ready;
  const followCurrent = () => follow(isGiven(currentConsents.get() ?? [], 'analytics'));
  await knownConsents();
  followCurrent();
  currentConsents.subscribe(followCurrent);
  followServer();
}
