import type { EvaluationSection } from '@health-app/sdk';
import type { Permit } from '@health-app/sdk/safety';
import { useLingui } from '@lingui/react/macro';
import { withName } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { fact } from '#platform/fact.ts';
import tones from '#ui/Tone.module.css';
import typography from '#ui/Typography.module.css';
import { levels, sectionTitles } from '../labels.ts';
import { segmentsOf } from '../model/wheel-segments.ts';
import styles from './FindingWheel.module.css';

interface Props {
  /** 0 to 100 */
  score: number;
  sections: readonly EvaluationSection[];
  /** A report may be older than what is permitted now. */
  permit: Permit<'score'>;
}

const circle = { cx: 50, cy: 50, r: 43, pathLength: 100 };

/** Shows the score in a wheel of the findings: one segment each, in the colour of its level, numbered as in the list. */
export function FindingWheel({ score, sections }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const number = fact('assessment.score', format.number(score, { atMost: 0 }));
  const findings = format.list(
    sections.map(({ code, level }) => {
      const [title, word] = [i18n._(sectionTitles[code] ?? { id: code }), i18n._(levels[level]?.word ?? { id: level })];
      return t`${title}: ${word}`;
    }),
  );
  const segments = segmentsOf(sections.length, 3);
  return (
    <div className={styles.wheel} role="img" aria-label={withName(format, t`Score ${number} of 100`, findings)}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {sections.map(({ code, level }, index) => {
          const { start = 0, length = 0 } = segments[index] ?? {};
          const angle = ((start + length / 2) / 100) * 2 * Math.PI - Math.PI / 2;
          return (
            <g key={code} className={tones[levels[level]?.tone ?? 'plain']}>
              <circle
                {...circle}
                className={styles.segment}
                strokeDasharray={`${length} ${100 - length}`}
                strokeDashoffset={25 - start}
              />
              <text x={50 + 43 * Math.cos(angle)} y={50 + 43 * Math.sin(angle)} className={styles.index}>
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <div className={styles.center} aria-hidden="true">
        <span className={styles.score}>{number}</span>
        <span className={typography.soft}>{t`of 100`}</span>
      </div>
    </div>
  );
}
