import type { AssessmentSection } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { labelOf } from '#lib/open-value.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { Badge } from '#ui/Badge.tsx';
import layout from '#ui/Layout.module.css';
import tones from '#ui/Tone.module.css';
import typography from '#ui/Typography.module.css';
import { findingLevel, findingTitles } from '../labels.ts';
import { weakestFirst } from '../model/verdict.ts';
import styles from './FindingList.module.css';

/** The findings of an assessment with their advice, the weakest first. */
export function FindingList({ sections }: { sections: readonly AssessmentSection[] }) {
  const { i18n } = useLingui();
  return (
    <ul className={layout.stack3}>
      {weakestFirst(sections).map(({ code, level, text, textEn, advice, adviceEn }) => {
        const { word, tone } = findingLevel(level);
        return (
          <li key={code} className={`${styles.finding} ${tones[tone]}`}>
            <div className={styles.head}>
              <h3 className={typography.strongBody}>{i18n._(labelOf(findingTitles, code))}</h3>
              <Badge tone={tone}>{i18n._(word)}</Badge>
            </div>
            {text && <ServerText as="p" text={text} en={textEn} />}
            {advice && <ServerText as="p" className={styles.advice} text={advice} en={adviceEn} />}
          </li>
        );
      })}
    </ul>
  );
}
