import { Trans } from '@lingui/react/macro';
import Turtle from 'lucide-react/icons/turtle';
import type { ReactNode } from 'react';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { Card } from '#ui/Card.tsx';
import typography from '#ui/Typography.module.css';
import { useWeightPace } from '../model/useWeightPace.ts';
import styles from './PaceNote.module.css';

/**
 * Warns if the person loses weight too fast, with the pace in figures if that is permitted.
 * @param steadyToo whether to also praise a steady pace. @default false
 * @param children whom else to tell of a fast loss
 */
export function PaceNote({ steadyToo = false, children }: { steadyToo?: boolean; children?: ReactNode }) {
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
              <Trans>Lately about {rate} of your body weight a week.</Trans>
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
          {fast && children && <p>{children}</p>}
          <p className={styles.source}>
            <Trans>Source: NICE guideline NG246, 2025</Trans>
          </p>
        </div>
      </div>
    </Card>
  );
}
