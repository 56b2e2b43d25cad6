import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { expiresIn } from '../labels.ts';
import { timeLeft } from '../model/expiry.ts';

/** How long something still works, in words. */
export function ExpiryText({ at, now }: { at: string; now: Date }) {
  const { i18n } = useLingui();
  const left = timeLeft(at, now);
  return left ? i18n._(expiresIn[left.unit](left.count)) : <Trans>Expired</Trans>;
}
