import type { Consent, ConsentPurpose } from '@health-app/sdk';
import { createStore } from '#lib/store/store.ts';
import { health, invalidate, queries } from '#platform/client.ts';
import { queryClient } from '#platform/query/query-client.ts';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import { isGiven, readConsents, withDecision } from './consents.ts';
import { question } from './question.ts';

/** A guest's decisions stay on the device; those of a person are also there, so that a use need not wait for the server. */
const key = () => personalKey('consents');

export const storedConsents = (): Consent[] => readConsents(deviceStorage.get(key()));

/** Takes the decisions of the server, which another device may have changed. */
const keepConsents = (consents: readonly Consent[]): void => deviceStorage.set(key(), consents);

/** The decision that the person took last on this page, for what runs on. */
export const lastDecision = createStore<{ purpose: ConsentPurpose; given: boolean } | undefined>(undefined);

/** The decisions of the device, else those of the server. */
export async function knownConsents(): Promise<Consent[]> {
  const stored = storedConsents();
  if (stored.length > 0 || !health.session.user.userToken) return stored;
  const { consents = [] } = await queryClient.fetchQuery(queries.user.information({ silent: true }));
  keepConsents(consents);
  return consents;
}

/**
 * Asks for a consent before a use, unless the person has given it.
 * @returns whether the use may begin
 */
export async function ensureConsent(purpose: ConsentPurpose): Promise<boolean> {
  // Without a connection, the person is asked again rather than assumed to agree.
  const consents = await knownConsents().catch(() => []);
  if (isGiven(consents, purpose)) return true;
  return new Promise((resolve) => {
    question.set({
      purpose,
      answer: (given) => {
        question.set(undefined);
        resolve(given);
      },
    });
  });
}

/**
 * Keeps a decision with its person, and tells it to what runs on.
 * @throws {HealthError} if the server does not take it; then nothing changes
 */
export async function decideConsent(purpose: ConsentPurpose, given: boolean): Promise<Consent[]> {
  const consents = await saved(purpose, given);
  keepConsents(consents);
  lastDecision.set({ purpose, given });
  return consents;
}

async function saved(purpose: ConsentPurpose, given: boolean): Promise<Consent[]> {
  if (!health.session.user.userToken)
    return withDecision(storedConsents(), { purpose, given, decidedAt: new Date().toISOString() });
  const user = await health.user.saveInformation({ consents: [{ purpose, given }] }, { silent: true });
  queryClient.setQueryData(queries.user.information().queryKey, user);
  if (purpose === 'ranking') await invalidate(queryClient, 'partner');
  return user.consents;
}
