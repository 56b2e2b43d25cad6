import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatMoment } from '../model/format.ts';
import { timeLeft } from '../model/time-left.ts';
import { useClock } from '../model/useClock.ts';

/** Until when an invitation can be answered, and how long that still is. */
export function AnswerBy({ expiresAt }: { expiresAt: string }) {
  const { i18n } = useLingui();
  const left = timeLeft(expiresAt, useClock(20_000));
  const moment = formatMoment(i18n.locale, expiresAt);
  if (!left) return <Trans>The time to answer is over.</Trans>;
  const { unit, count } = left;
  return (
    <>
      <Trans>Open until {moment}</Trans>
      <br />
      {unit === 'days' ? (
        <Plural value={count} one="# day left" other="# days left" />
      ) : unit === 'hours' ? (
        <Plural value={count} one="# hour left" other="# hours left" />
      ) : (
        <Plural value={count} one="# minute left" other="# minutes left" />
      )}
    </>
  );
}
