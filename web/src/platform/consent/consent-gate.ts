import type { ConsentPurpose } from '@health-app/sdk';
import { ageOn, neededConsents, needsGuardian } from '@health-app/sdk/safety';
import { today } from '#lib/time/local-clock.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { health, queries } from '#platform/client.ts';
import { ensureConsent, isGuest, lastConsents } from './consent-store.ts';
import { isGiven } from './consents.ts';

const cachedPerson = () => queryClient.getQueryData(queries.user.information().queryKey);

/** The lists of the person that inputs replace, as far as they are in the cache. Without them, every item counts as new. */
function keptLists() {
  const healthTagIds = (cachedPerson()?.healthTags ?? []).map(({ tagId }) => tagId);
  const plan = queryClient.getQueryData(queries.mealPlan.viewSubmit().queryKey);
  const tagIds = [...healthTagIds, ...(plan?.tagIds ?? [])];
  return { healthTagIds, preferences: { tagIds, allergies: plan?.heededAllergies ?? plan?.allergies ?? [] } };
}

/** The consents that the input of an operation needs for what it adds to the data of the person. */
export const consentsOf = (operation: string, input: unknown): ConsentPurpose[] =>
  neededConsents(operation, input, keptLists());

/** Whether the person is below 14. @param birthDate of the input, if it has one */
const isGuarded = (birthDate: string | null = cachedPerson()?.birthDate ?? null): boolean =>
  needsGuardian({ age: ageOn(today(), birthDate) });

/**
 * Asks for each consent that a use needs, and below 14 for that of a guardian, unless they were given.
 * @returns whether the use may start
 */
async function ensureConsents(purposes: readonly ConsentPurpose[], birthDate?: string | null): Promise<boolean> {
  for (const purpose of purposes) if (purpose !== 'guardian' && !(await ensureConsent(purpose))) return false;
  return !isGuarded(birthDate) || ensureConsent('guardian');
}

/** Starts a use of health data after the person has consented to it, and never without consent. */
export async function withHealthConsent(use: () => void): Promise<void> {
  if (await ensureConsents(['healthData'])) use();
}

/**
 * Runs a command after the consents that its input needs: at once if they are known to be given, so that a tap shows its
 * effect at once, also without a connection.
 * @param operation the domain and the verb
 * @param decline called instead if the person refuses
 */
export function runWithConsents(operation: string, input: unknown, run: () => void, decline: () => void): void {
  const { session } = health;
  // The decisions are those of the person who signs in.
  if (session.status === 'pending') {
    void session.ready.then(() => runWithConsents(operation, input, run, decline));
    return;
  }
  // What a guest sends is kept in no account.
  const purposes = isGuest() ? [] : consentsOf(operation, input);
  const { birthDate } = Object(input) as { birthDate?: string | null };
  const known = lastConsents() ?? [];
  const isMissing = (purpose: ConsentPurpose) =>
    purpose === 'guardian' ? isGuarded(birthDate) && !isGiven(known, purpose) : !isGiven(known, purpose);
  const asks = purposes.length > 0 && [...purposes, 'guardian' as const].some(isMissing);
  if (asks) void ensureConsents(purposes, birthDate).then((given) => (given ? run() : decline()), decline);
  else run();
}
