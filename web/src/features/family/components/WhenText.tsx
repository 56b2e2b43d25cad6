import { Trans, useLingui } from '@lingui/react/macro';
import { formatClock, formatDate } from '../model/format.ts';
import { daysAgo, isWholeDay, momentOf } from '../model/readings.ts';

/** When something was: today and yesterday in words. */
export function WhenText({ at, now }: { at: string; now: Date }) {
  const { i18n } = useLingui();
  const moment = momentOf(at);
  const ago = daysAgo(at, now);
  const whole = isWholeDay(at);
  const clock = formatClock(i18n.locale, moment);
  const date = formatDate(i18n.locale, moment, now);
  if (ago === 0) return whole ? <Trans>Today so far</Trans> : <Trans>Today {clock}</Trans>;
  if (ago === 1) return whole ? <Trans>Yesterday</Trans> : <Trans>Yesterday {clock}</Trans>;
  return date;
}
