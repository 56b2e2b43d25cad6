import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from '#lib/store/useStore.ts';
import { type ConsentRequest, consentRequest } from '#platform/consent/consent-request.ts';
import { decideConsent } from '#platform/consent/consent-store.ts';
import { consentTexts } from '#platform/consent/labels.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { GuardianSheet } from './GuardianSheet.tsx';

/** Asks for a consent before its first use. Neither answer is preselected. */
export function ConsentDialog() {
  const asked = useStore(consentRequest);
  if (!asked) return null;
  return asked.purpose === 'guardian' ? <GuardianSheet answer={asked.answer} /> : <PersonDialog {...asked} />;
}

function PersonDialog({ purpose, answer }: ConsentRequest) {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const { title, about, without } = consentTexts[purpose];
  const agree = async () => {
    setBusy(true);
    setError(null);
    try {
      await decideConsent(purpose, true);
      answer(true);
    } catch (failure) {
      setError(failure as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={i18n._(title)}
      confirm={<Trans>I agree</Trans>}
      keep={<Trans>Not now</Trans>}
      variant="main"
      busy={busy}
      onClose={() => {
        setError(null);
        answer(false);
      }}
      onConfirm={() => void agree()}
    >
      <p>{i18n._(about)}</p>
      <p>{i18n._(without)}</p>
      <p>
        <Trans>You can withdraw it in your account under “Your data”.</Trans>
      </p>
      <InlineError error={error} />
    </ConfirmDialog>
  );
}
