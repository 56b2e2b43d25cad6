import type { AssessmentLevel } from '@health-app/sdk';
import type { Permit } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { fact } from '#platform/fact.ts';
import { Badge } from '#ui/Badge.tsx';
import { ProgressRing } from '#ui/gauge/ProgressRing.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { findingLevel } from '../labels.ts';
import styles from './Score.module.css';

/** The level nearest to a mean score, where good is 100, fair 70 and poor 40. */
function levelOf(score: number): AssessmentLevel | undefined {
  if (!Number.isFinite(score)) return undefined;
  return score >= 85 ? 'good' : score >= 55 ? 'fair' : 'poor';
}

interface Props {
  /** 0 to 100 */
  score: number;
  label: string;
  permit: Permit<'score'>;
  /** The day, if it is the score of a day. */
  day?: string;
}

/** A score with its word. */
export function Score({ score, label, day }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const figure = format.number(score, { atMost: 0 });
  const level = levelOf(score);
  const { word, tone } = level ? findingLevel(level) : { word: undefined, tone: 'plain' as const };
  return (
    <div className={layout.lineWide}>
      <ProgressRing label={label} value={(score || 0) / 100} size={9} tone={tone}>
        <span className={styles.figure}>{day ? fact('day.score', figure, day) : figure}</span>
      </ProgressRing>
      <div className={styles.words}>
        <p className={styles.title}>
          {label} {word && <Badge tone={tone}>{i18n._(word)}</Badge>}
        </p>
        <p className={typography.note}>
          <Trans>For information only, not a diagnosis.</Trans>
        </p>
      </div>
    </div>
  );
}
