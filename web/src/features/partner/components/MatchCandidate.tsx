import type { PartnerCandidate } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { useFocusAfter } from '#lib/hooks/useFocusAfter.ts';
import { useDeadline } from '#lib/time/clock.ts';
import { formatCountdown, secondsOf } from '#lib/time/durations.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Avatar } from '#ui/media/Avatar.tsx';
import typography from '#ui/Typography.module.css';
import { refusals } from '../labels.ts';
import styles from './MatchCandidate.module.css';
import { WeightLossPercent } from './WeightLossPercent.tsx';

interface Props {
  candidate: PartnerCandidate;
  finding: boolean;
  inviting: boolean;
  error: Error | null;
  onInvite: (candidate: PartnerCandidate) => void;
  onAnother: () => void;
}

/** Shows a suggested person until the reservation ends. */
export function MatchCandidate({ candidate, finding, inviting, error, onInvite, onAnother }: Props) {
  const format = useFormat();
  const { userName, avatar, gender, lostPercent, startDate, targetPercent, proposedUntil } = candidate;
  const seconds = secondsOf(useDeadline(proposedUntil, 1000));
  const countdown = formatCountdown(seconds);
  const target = targetPercent !== null && format.percent(targetPercent, { decimals: 1 });
  const over = seconds === 0;
  useFocusAfter();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button has disappeared together with the focus.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <Card padded>
      <div className={styles.candidate}>
        <Avatar name={userName} src={avatar} size={7.2} decorative />
        <div aria-live="polite">
          <h2 ref={heading} className={typography.strongLead} tabIndex={-1}>
            {userName}
          </h2>
          <p className={styles.soft}>{gender === 0 ? <Trans>Woman</Trans> : <Trans>Man</Trans>}</p>
        </div>
        <WeightLossPercent lostPercent={lostPercent} startDate={startDate} />
        {target && (
          <p className={styles.soft}>
            <Trans>Wants to lose {target} in all</Trans>
          </p>
        )}
        {/* Not a live region, because a screen reader would announce every second. */}
        <p className={styles.left} role="timer">
          {over ? (
            <Trans>The ten minutes are over. Find somebody again.</Trans>
          ) : (
            <Trans>Kept for you for {countdown}</Trans>
          )}
        </p>
        <InlineError error={error} texts={refusals} />
        <div className={styles.actions}>
          <Button variant={over ? 'main' : 'quiet'} busy={finding} onClick={() => !inviting && onAnother()}>
            {over ? <Trans>Find somebody</Trans> : <Trans>Another</Trans>}
          </Button>
          {!over && (
            <Button busy={inviting} onClick={() => !finding && onInvite(candidate)}>
              <Trans context="person">Invite</Trans>
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
