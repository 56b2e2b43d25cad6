import type { EvaluationSection } from '@health-app/sdk';
import type { Permit } from '@health-app/sdk/safety';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { fact } from '#platform/fact.ts';
import { ProgressRing } from '#ui/gauge/ProgressRing.tsx';
import typography from '#ui/Typography.module.css';
import { levels, sectionTitles } from '../labels.ts';
import styles from './AssessmentScore.module.css';

interface Props {
  /** 0 to 100 */
  score: number;
  sections: readonly EvaluationSection[];
  /** A report may be older than what is permitted now. */
  permit: Permit<'score'>;
}

/** Shows the score of an assessment as a ring; screen readers also hear the level of each finding. */
export function AssessmentScore({ score, sections }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const number = fact('assessment.score', format.number(score, { atMost: 0 }));
  const findings = format.list(
    sections.map(({ code, level }) => {
      const [title, word] = [i18n._(sectionTitles[code] ?? { id: code }), i18n._(levels[level]?.word ?? { id: level })];
      return t`${title}: ${word}`;
    }),
  );
  return (
    <div className={styles.score}>
      <ProgressRing label={t`Score ${number} of 100`} value={score / 100} text={findings} size={16}>
        <span className={styles.center}>
          <span className={styles.number}>{number}</span>
          <span className={typography.soft}>{t`of 100`}</span>
        </span>
      </ProgressRing>
    </div>
  );
}
