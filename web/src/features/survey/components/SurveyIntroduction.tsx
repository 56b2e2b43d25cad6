import type { EvaluationInfo } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Flame from 'lucide-react/icons/flame';
import type { ReactNode } from 'react';
import { Drawing } from '#ui/art/Drawing.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import styles from './SurveyIntroduction.module.css';

/** Explains the use of the assessment before it starts. */
export function SurveyIntroduction({ info, children }: { info: EvaluationInfo; children: ReactNode }) {
  return (
    <Card padded>
      <div className={layout.stack3}>
        <div className={styles.head}>
          <Drawing of="survey" />
          <h2 className={styles.title}>
            <Trans>See what to change in how you eat</Trans>
          </h2>
          <p className={typography.soft}>
            <Plural value={info.progress.total} one="About # question" other="About # questions" />
            {' · '}
            <Plural value={info.estimatedMinutes} one="about # minute" other="about # minutes" />
          </p>
        </div>
        <p>
          <Trans>A few questions on your body, your habits and your diagnoses, one at a time. Then you get:</Trans>
        </p>
        <ul className={styles.gains}>
          <Gain Icon={ClipboardCheck}>
            <Trans>a report on what’s on track, and what matters most</Trans>
          </Gain>
          <Gain Icon={Flame}>
            <Trans>the energy that fits your goal</Trans>
          </Gain>
          <Gain Icon={CalendarDays}>
            <Trans>seven days of meals without your allergens</Trans>
          </Gain>
        </ul>
        <div className={styles.start}>{children}</div>
        <p className={typography.centredNote}>
          <Trans>You can stop and go on later. For information only, not a diagnosis.</Trans>
        </p>
      </div>
    </Card>
  );
}

function Gain({ Icon, children }: { Icon: typeof Flame; children: ReactNode }) {
  return (
    <li className={layout.line2}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" size="2rem" />
      </span>
      <span className={layout.growField}>{children}</span>
    </li>
  );
}
