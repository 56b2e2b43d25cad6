import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { formatList } from '#lib/format/format.ts';
import { entryOf } from '#lib/open-value.ts';
import { useStore } from '#lib/store/useStore.ts';
import { currentConsents, knownConsents, unsentConsents } from './consent-store.ts';
import { consentTexts } from './labels.ts';

/** Sends the decisions that wait before a log-out, and names those that it would remove unsent. */
export function UnsentConsents() {
  const { i18n } = useLingui();
  // A decision that arrives changes what counts.
  useStore(currentConsents);
  useEffect(() => {
    // Reading sends what waits. Without a connection it goes on waiting, which the text says.
    if (unsentConsents().length > 0) knownConsents().catch(() => {});
  }, []);
  const unsent = unsentConsents();
  if (unsent.length === 0) return null;
  const names = formatList(
    i18n.locale,
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
