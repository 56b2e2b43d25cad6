import { Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { dayOf, daysBetween } from '#lib/time/days.ts';
import { dayAt } from '#lib/time/local-clock.ts';

interface Props {
  /** A day or a date-time. */
  at: string;
  now: Date;
}

/** A date, with words for today and yesterday. */
export function RelativeDateText({ at, now }: Props) {
  const format = useFormat();
  const day = dayOf(at);
  const ago = daysBetween(day, dayAt(now));
  const whole = at === day;
  const time = format.date(at, 'time');
  if (ago === 0) return whole ? <Trans>Today so far</Trans> : <Trans>Today {time}</Trans>;
  if (ago === 1) return whole ? <Trans>Yesterday</Trans> : <Trans>Yesterday {time}</Trans>;
  return format.date(at, 'short');
}
