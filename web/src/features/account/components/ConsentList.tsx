import type { Consent, ConsentPurpose } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDate } from '#lib/format/format.ts';
import { decideConsent } from '#platform/consent/consent-store.ts';
import { decisionOn, isGiven, listedPurposes } from '#platform/consent/consents.ts';
import { consentTexts } from '#platform/consent/labels.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import styles from './YourData.module.css';

/** Each consent with its date and a switch, which withdraws it as easily as it gives it. */
export function ConsentList({ consents }: { consents: readonly Consent[] }) {
  return listedPurposes.map((purpose) => <ConsentItem key={purpose} purpose={purpose} consents={consents} />);
}

function ConsentItem({ purpose, consents }: { purpose: ConsentPurpose; consents: readonly Consent[] }) {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const { title, about, without } = consentTexts[purpose];
  const decision = decisionOn(consents, purpose);
  const date = formatDate(i18n.locale, decision?.decidedAt, 'long');
  const decide = async (given: boolean) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await decideConsent(purpose, given);
    } catch (failure) {
      setError(failure as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.consent}>
      <Switch label={i18n._(title)} checked={isGiven(consents, purpose)} onChange={(given) => void decide(given)} />
      <p>
        {i18n._(about)} {i18n._(without)}
      </p>
      <p className={styles.soft}>
        {decision === undefined ? (
          <Trans>You have not decided yet.</Trans>
        ) : decision.given ? (
          <Trans>Agreed on {date}</Trans>
        ) : (
          <Trans>Withdrawn on {date}</Trans>
        )}
      </p>
      <InlineError error={error} />
    </div>
  );
}
