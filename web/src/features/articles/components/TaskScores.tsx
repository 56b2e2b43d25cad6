import type { StageAssessment, TaskType } from '@health-app/sdk';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import Dumbbell from 'lucide-react/icons/dumbbell';
import GlassWater from 'lucide-react/icons/glass-water';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Moon from 'lucide-react/icons/moon';
import Ruler from 'lucide-react/icons/ruler';
import Utensils from 'lucide-react/icons/utensils';
import { usePermitsTask } from '#domains/care/model/usePermittedTasks.ts';
import { langOf } from '#lib/format/lang-of.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { entryOf } from '#lib/open-value.ts';
import { Card } from '#ui/Card.tsx';
import { ProgressBar } from '#ui/gauge/ProgressBar.tsx';
import layout from '#ui/Layout.module.css';
import styles from './TaskScores.module.css';

const icons: Record<TaskType, LucideIcon> = {
  measure: Ruler,
  diet: Utensils,
  water: GlassWater,
  exercise: Dumbbell,
  sleep: Moon,
  reading: BookOpen,
  course: GraduationCap,
};

/** Shows the number of days on which each task was done. */
export function TaskScores({ assessment }: { assessment: StageAssessment }) {
  const { t } = useLingui();
  const format = useFormat();
  const permitsTask = usePermitsTask();
  return (
    <Card padded title={<Trans>By task</Trans>}>
      <ul className={layout.stack4}>
        {assessment.items.filter(permitsTask).map(({ taskId, type, title, titleEn, planned, done, score }) => {
          const Icon = entryOf(icons, type) ?? Ruler;
          const label = format.text(title, titleEn);
          return (
            <li key={taskId} className={styles.task}>
              <Icon aria-hidden="true" className={styles.icon} size="2rem" />
              <div className={layout.grow}>
                <ProgressBar
                  label={label}
                  lang={langOf(label)}
                  value={score / 100}
                  text={t`${done} of ${plural(planned, { one: '# day', other: '# days' })}`}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
