import { Trans } from '@lingui/react/macro';
import { withName } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useDeadline } from '#lib/time/clock.ts';
import { formatCountdown, secondsOf } from '#lib/time/durations.ts';
import styles from './Countdown.module.css';
import { ProgressRing } from './ProgressRing.tsx';

interface Props {
  label: string;
  /** RFC 3339; an invalid date-time counts as passed. */
  until: string;
  /** Duration of the whole wait, ms. */
  duration: number;
}

const lastMinute = 60;

/** The minutes and seconds until a deadline, in a ring that empties. Screen readers announce only the last minute. */
export function Countdown({ label, until, duration }: Props) {
  const format = useFormat();
  const left = useDeadline(until, 1000);
  const seconds = secondsOf(left);
  const ending = seconds <= lastMinute;
  return (
    <div>
      <div aria-hidden="true">
        <ProgressRing label={label} value={left / duration} size={9.6} tone={ending ? 'fair' : 'plain'}>
          <span className={styles.time}>{formatCountdown(seconds)}</span>
        </ProgressRing>
      </div>
      <span role="timer" className="visually-hidden">
        {withName(format, label, formatCountdown(seconds))}
      </span>
      <span role="status" className="visually-hidden">
        {ending && seconds > 0 && <Trans>Less than a minute is left</Trans>}
      </span>
    </div>
  );
}
