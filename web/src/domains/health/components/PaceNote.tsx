import { fastestWeeklyLoss } from '@health-app/sdk/safety';
import { Trans } from '@lingui/react/macro';
import Turtle from 'lucide-react/icons/turtle';
import type { ReactNode } from 'react';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { LinkRow } from '#ui/Row.tsx';
import typography from '#ui/Typography.module.css';
import { useWeightPace } from '../model/useWeightPace.ts';
import type { Pace } from '../model/weight-pace.ts';
import styles from './PaceNote.module.css';

interface Props {
  /** Whether to also praise a steady pace. @default false */
  steadyToo?: boolean;
}

/** Warns if the person loses weight too fast, with the pace in figures if that is permitted. */
export function PaceNote({ steadyToo = false }: Props) {
  const format = useFormat();
  const pace = useWeightPace();
  const mayShowChange = usePermit('weightChange') !== undefined;
  if (!pace || pace.perWeek <= 0 || !(pace.fast || (steadyToo && mayShowChange))) return null;
  const { perWeek, fast } = pace;
  const rate = format.percent(perWeek, { atMost: 2 });
  return (
    <Card padded>
      <div className={fast ? `${styles.note} ${styles.fast}` : styles.note}>
        <Turtle aria-hidden="true" size="2.4rem" />
        <div className={styles.text}>
          <h2 className={typography.strongBody}>
            {fast ? <Trans>You are losing weight fast</Trans> : <Trans>A steady pace</Trans>}
          </h2>
          {mayShowChange && (
            <p>
              <Trans>You’re losing about {rate} of your body weight a week.</Trans>
            </p>
          )}
          {fast && (
            <p>
              <Trans>
                Up to 1% of your weight a week, and never more than 1 kg, is kinder to your body and easier to keep. Eat
                enough, and see a doctor if you feel weak or dizzy, or did not mean to lose weight.
              </Trans>
            </p>
          )}
          <p className={styles.source}>
            <Trans>Source: NICE guideline NG246, 2025</Trans>
          </p>
        </div>
      </div>
    </Card>
  );
}

/**
 * Warns in one row, which leads to the whole note on the screen of the weight. A steady pace has no more to say there, so it
 * gets the note itself.
 */
export function PaceRow({
  children,
  ...props
}: Props & { /** Whom else to tell of a fast loss. */ children?: ReactNode }) {
  const pace = useWeightPace();
  if (!pace?.fast) return <PaceNote {...props} />;
  return (
    <Card>
      <LinkRow
        href={pathTo('/health-data/detail', { healthDataType: 'weight' })}
        leading={
          <span className={`${styles.icon} ${styles.fast}`}>
            <Turtle aria-hidden="true" size="2.4rem" />
          </span>
        }
        title={
          <strong className={typography.strong}>
            <Trans>You are losing weight fast</Trans>
          </strong>
        }
        detail={
          <>
            <PaceText pace={pace} />
            {children && <span className={styles.whom}>{children}</span>}
          </>
        }
      />
    </Card>
  );
}

/** A pace that is too fast in one sentence: beside the advised one if figures are permitted. */
export function PaceText({ pace: { perWeek } }: { pace: Pace }) {
  const format = useFormat();
  const rate = format.percent(perWeek, { atMost: 2 });
  const { percent, kilograms } = fastestWeeklyLoss;
  const most = format.percent(percent);
  if (usePermit('weightChange') === undefined)
    return (
      <Trans>
        At most {most} a week, and never more than {kilograms} kg, is advised.
      </Trans>
    );
  return (
    <Trans>
      Losing about {rate} a week. At most {most}, and never more than {kilograms} kg, is advised.
    </Trans>
  );
}
