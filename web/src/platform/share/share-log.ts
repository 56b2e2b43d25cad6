import type { Consent, ShareLogInput } from '@health-app/sdk';
import { useEffect } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { health } from '#platform/client.ts';
import { knownConsents, lastConsents } from '#platform/consent/consent-store.ts';
import { isGiven } from '#platform/consent/consents.ts';
import { pathTo } from '#platform/routing/paths.ts';

/**
 * Reports an event of a shared link, with the person's consent to events of use: it shows the server who opened whose link.
 * No income depends on it, because a sign-in names the promoter itself. Nothing waits for the report, and a failure is ignored.
 */
export function logShare(event: ShareLogInput): void {
  const send = (consents: readonly Consent[]) =>
    isGiven(consents, 'analytics') && health.share.log(event, { silent: true });
  const known = lastConsents();
  // A known decision sends at once, because the page may close.
  void Promise.resolve(known ? send(known) : knownConsents().then(send)).catch(() => {});
}

/** Records that a person opened or downloaded the app from a shared link. */
export function trackShare(event: ShareLogInput & { action: 'launch' | 'download' }): void {
  track(`share.${event.action}`, { type: event.type });
  logShare(event);
}

/** The sender of an invitation. A promoter earns from people who sign in through a link with the promoter's id. */
export interface Sender {
  userId?: string | undefined;
  userName?: string | undefined;
}

/** The URL of the app's introduction: a person's invitation, also for a picture whose subject other people cannot open. */
export const introductionUrl = (sender: Sender): string =>
  new URL(pathTo('/food-app/share/introduce', sender), location.href).href;

const opened = new Set<string>();

/**
 * Reports once per page that the link to this screen was opened, even if the screen renders twice.
 * @param userId of the sender, if the link names one
 */
export function useLinkOpened(type: ShareLogInput['type'], userId?: string): void {
  useEffect(() => {
    if (opened.has(type)) return;
    opened.add(type);
    logShare({ type, action: 'open', ...(userId !== undefined && { userId }) });
  }, [type, userId]);
}
