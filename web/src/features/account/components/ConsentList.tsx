import type { Consent, ConsentPurpose } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { useStore } from '#lib/store/useStore.ts';
import {
  currentConsents,
  decideConsent,
  ensureConsent,
  knownConsents,
  unsentConsents,
} from '#platform/consent/consent-store.ts';
import { decisionOn, isGiven, purposes } from '#platform/consent/consents.ts';
import { consentTexts } from '#platform/consent/labels.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { localQuery } from '#platform/query/local.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useSession } from '#platform/session/session.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import type { PersonalKey } from '#platform/storage-keys.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import typography from '#ui/Typography.module.css';
import styles from './YourData.module.css';

const consentsQuery = (key: PersonalKey) =>
  localQuery({ queryKey: [key], queryFn: knownConsents, staleTime: 0, retry: false, networkMode: 'always' });

/** Lists each consent with its date and a switch that gives or withdraws it. */
export function ConsentList() {
  const query = useQuery(consentsQuery(usePersonalKey('consents')));
  // A decision made after the query's reply, here or on another device, takes precedence.
  const current = useStore(currentConsents);
  const { user } = useSession();
  // A guest is asked for the other consents when a feature needs them, and a guardian when a child needs theirs.
  const isShown = (purpose: ConsentPurpose, known: readonly Consent[]) =>
    (user.userToken && purpose !== 'guardian') || purpose === 'analytics' || decisionOn(known, purpose) !== undefined;
  return (
    <QueryView query={query} skeleton={<Skeleton rows={6} />}>
      {(known) =>
        purposes
          .filter((purpose) => isShown(purpose, current ?? known))
          .map((purpose) => <ConsentItem key={purpose} purpose={purpose} consents={current ?? known} />)
      }
    </QueryView>
  );
}

function ConsentItem({ purpose, consents }: { purpose: ConsentPurpose; consents: readonly Consent[] }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const { title, about, without } = consentTexts[purpose];
  const decision = decisionOn(consents, purpose);
  const date = format.date(decision?.decidedAt, 'long');
  const unsent = decisionOn(unsentConsents(), purpose);
  const decide = async (given: boolean) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      // Only the guardian can agree again, with a new code.
      await (given && purpose === 'guardian' ? ensureConsent(purpose) : decideConsent(purpose, given));
    } catch (failure) {
      setError(failure as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.consent}>
      <Switch label={i18n._(title)} checked={isGiven(consents, purpose)} onChange={(given) => void decide(given)} />
      <p>{i18n._(about)}</p>
      <p>{i18n._(without)}</p>
      <p className={typography.soft}>
        {decision === undefined ? (
          <Trans>Not decided yet.</Trans>
        ) : decision.given ? (
          <Trans>Agreed on {date}</Trans>
        ) : (
          <Trans>Withdrawn on {date}</Trans>
        )}
      </p>
      {unsent && (
        <p className={typography.soft} role="status">
          <Trans>It counts on this device now. We receive it with the next connection.</Trans>
        </p>
      )}
      <InlineError error={error} />
    </div>
  );
}
