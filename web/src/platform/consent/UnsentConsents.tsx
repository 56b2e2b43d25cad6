import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { entryOf } from '#lib/open-value.ts';
import { useStore } from '#lib/store/useStore.ts';
import { currentConsents, knownConsents, unsentConsents } from './consent-store.ts';
import { consentTexts } from './labels.ts';

/** Sends the pending consent decisions before a log-out, and lists those that the log-out would lose. */
export function UnsentConsents() {
  const { i18n } = useLingui();
  const format = useFormat();
  // Renders again when a decision has been sent.
  useStore(currentConsents);
  useEffect(() => {
    // Reading the consents sends the pending decisions. Without a connection they stay pending, as the text says.
    if (unsentConsents().length > 0) knownConsents().catch(() => {});
  }, []);
  const unsent = unsentConsents();
  if (unsent.length === 0) return null;
  const names = format.labels(
    unsent.flatMap(({ purpose }) => {
      const text = entryOf(consentTexts, purpose);
      return text ? [i18n._(text.title)] : [];
    }),
  );
  return (
    <p>
      <strong>
        <Trans>We have not received your decision on {names} yet. If you log out now, it is lost.</Trans>
      </strong>
    </p>
  );
}
