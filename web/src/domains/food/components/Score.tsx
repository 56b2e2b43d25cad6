import type { AssessmentSection, NutrientAmount } from '@health-app/sdk';
import type { Permit } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { fact } from '#platform/fact.ts';
import { Badge } from '#ui/Badge.tsx';
import { ProgressRing } from '#ui/gauge/ProgressRing.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { findingLevel } from '../labels.ts';
import { useSubjects } from '../model/useSubjects.ts';
import { scoreLevel, verdictOf } from '../model/verdict.ts';
import styles from './Score.module.css';

interface Props {
  /** 0 to 100 */
  score: number;
  label: string;
  permit: Permit<'score'>;
  /** The day, if it is the score of a day. */
  day?: string;
  /** The findings and nutrients that the score stands beside. Its word does not praise what they name as far from advice. */
  sections?: readonly AssessmentSection[];
  nutrients?: readonly NutrientAmount[];
}

/** A score with its word. */
export function Score({ score, label, day, sections = [], nutrients = [] }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const figure = format.number(score, { atMost: 0 });
  const verdict = verdictOf(sections, nutrients);
  const level = scoreLevel(score, verdict.level);
  const subjects = useSubjects(verdict);
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
        {level !== scoreLevel(score, 'good') && (
          <p className={typography.note}>
            <Trans>{subjects}: far from advised, so one level lower.</Trans>
          </p>
        )}
        <p className={typography.note}>
          <Trans>For information only, not a diagnosis.</Trans>
        </p>
      </div>
    </div>
  );
}
