import type { MealType } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import Search from 'lucide-react/icons/search';
import { logMealTexts } from '#domains/food/labels.ts';
import { pathTo } from '#platform/routing/paths.ts';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import styles from './AddMealOptions.module.css';

/** Offers the ways to add a meal side by side: the best one depends on the meal. */
export function AddMealOptions({ date, mealType }: { date: string; mealType: MealType }) {
  const { i18n } = useLingui();
  return (
    <section className={layout.stack3}>
      <h2 className={typography.strongLead}>{i18n._(logMealTexts[mealType])}</h2>
      <div className={layout.tiles}>
        <Link className={styles.way} href={pathTo('/ai-food/list', { mealType, date, add: 'photo' })}>
          <Camera aria-hidden="true" size="2.6rem" strokeWidth={1.6} />
          <Trans>Photo</Trans>
        </Link>
        <Link className={styles.way} href={pathTo('/ai-food/list', { mealType, date, add: 'search' })}>
          <Search aria-hidden="true" size="2.6rem" strokeWidth={1.6} />
          <Trans>Search or type</Trans>
        </Link>
      </div>
    </section>
  );
}
