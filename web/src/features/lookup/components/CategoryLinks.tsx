import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#platform/routing/paths.ts';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import { categoryWords } from '../labels.ts';
import { categories } from '../model/categories.ts';
import type { Food } from '../model/food.ts';
import { countByCategory } from '../model/food-selection.ts';
import { FoodGroupIcon } from './FoodGroupIcon.tsx';
import type { Lookup } from './lookup-variants.tsx';
import styles from './Suggestions.module.css';

/** The groups that contain foods, as links to the list. */
export function CategoryLinks({ lookup, foods }: { lookup: Lookup; foods: Food[] }) {
  const { i18n } = useLingui();
  const counts = countByCategory(foods);
  return (
    <section className={layout.stack2}>
      <h2 className={typography.strongBody}>
        <Trans>Browse a group</Trans>
      </h2>
      <ul className={layout.wrap2}>
        {categories
          .filter((category) => counts.has(category))
          .map((category) => (
            <li key={category}>
              <Link href={pathTo(lookup.path, { category })} className={styles.chip}>
                <FoodGroupIcon group={category} size="1.8rem" />
                {i18n._(categoryWords[category])}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
