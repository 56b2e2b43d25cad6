import type { AssessmentSection } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Badge } from '#ui/Badge.tsx';
import { findingLevels, findingTitles } from '../labels.ts';
import styles from './FindingList.module.css';

const order = ['poor', 'fair', 'good'];

/** The findings of an assessment with their advice, the weakest first. */
export function FindingList({ sections }: { sections: readonly AssessmentSection[] }) {
  const { i18n } = useLingui();
  const sorted = [...sections].sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
  return (
    <ul className={styles.findings}>
      {sorted.map(({ code, level, text, advice }) => {
        const { word, tone } = findingLevels[level] ?? { word: { id: level }, tone: 'plain' as const };
        const title = (findingTitles as Partial<typeof findingTitles>)[code];
        return (
          <li key={code} className={`${styles.finding} ${styles[level]}`}>
            <div className={styles.head}>
              <h3 className={styles.title}>{title ? i18n._(title) : code}</h3>
              <Badge tone={tone}>{i18n._(word)}</Badge>
            </div>
            {text && <p lang="zh-CN">{text}</p>}
            {advice && (
              <p lang="zh-CN" className={styles.advice}>
                {advice}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
