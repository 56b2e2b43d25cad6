import { Trans, useLingui } from '@lingui/react/macro';
import Turtle from 'lucide-react/icons/turtle';
import { formatPercent } from '#lib/format/format.ts';
import { Card } from '#ui/Card.tsx';
import type { Pace } from '../model/pace.ts';
import styles from './PaceNote.module.css';

/** The pace of the weight loss: a warning if it is too fast, praise if it is steady, and patience for a gain. */
export function PaceNote({ pace: { perWeek, fast } }: { pace: Pace }) {
  const { i18n } = useLingui();
  const rate = formatPercent(i18n.locale, perWeek, { atMost: 2 });
  if (perWeek <= 0) return null;
  return (
    <Card padded>
      <div className={fast ? `${styles.note} ${styles.fast}` : styles.note}>
        <Turtle aria-hidden="true" size="2.4rem" />
        <div className={styles.text}>
          <h2 className={styles.title}>
            {fast ? <Trans>You are losing weight fast</Trans> : <Trans>A steady pace</Trans>}
          </h2>
          <p>
            <Trans>Lately about {rate} of your body weight a week.</Trans>
          </p>
          {fast && (
            <p>
              <Trans>
                Up to about 1% a week is kinder to your body and easier to keep. Eat enough, and see a doctor if you
                feel weak or dizzy, or did not mean to lose weight.
              </Trans>
            </p>
          )}
          <p className={styles.source}>
            <Trans>Source: NICE guideline NG246, 2025: at most 1% of the weight or 1 kg a week</Trans>
          </p>
        </div>
      </div>
    </Card>
  );
}
