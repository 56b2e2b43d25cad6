import { Trans } from '@lingui/react/macro';
import CalendarRange from 'lucide-react/icons/calendar-range';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { pathTo } from '#platform/routing/paths.ts';
import { Link } from '#ui/Link.tsx';
import styles from './PlanKindNote.module.css';

/** Names the plan on the screen, and links to the other kind: a person may have both, and follows only one. */
export function PlanKindNote({ kind }: { kind: 'mealPlan' | 'menu' }) {
  const isMenu = kind === 'menu';
  const Icon = isMenu ? ClipboardList : CalendarRange;
  return (
    <aside className={styles.which} data-kind={kind}>
      <Icon aria-hidden="true" className={styles.icon} size="2rem" strokeWidth={1.6} />
      <div>
        <p>
          {isMenu ? (
            <Trans>
              The <b>menu</b> is one fixed week, made from your assessment.
            </Trans>
          ) : (
            <Trans>
              The <b>meal plan</b> follows your profile and tastes. You mark and change its meals.
            </Trans>
          )}
        </p>
        <Link
          className={styles.other}
          href={isMenu ? pathTo('/ai-app/custom') : pathTo('/food-app/custom/food-health/product')}
        >
          {isMenu ? <Trans>To the meal plan</Trans> : <Trans>See the menu of your assessment</Trans>}
        </Link>
      </div>
    </aside>
  );
}
