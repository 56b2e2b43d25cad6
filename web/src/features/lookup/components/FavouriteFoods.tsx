import { Trans } from '@lingui/react/macro';
import { pathTo } from '#platform/routing/paths.ts';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import type { Food } from '../model/food.ts';
import { pickFoods } from '../model/food-selection.ts';
import { useFavourites } from '../model/useFavourites.ts';
import { useLanguage } from '../model/useLanguage.ts';
import styles from './FavouriteFoods.module.css';
import type { Lookup } from './lookup-variants.tsx';

/** Links to the person's favourite foods. Renders nothing without any. */
export function FavouriteFoods({ lookup, foods }: { lookup: Lookup; foods: Food[] }) {
  const language = useLanguage();
  const [ids] = useFavourites(lookup.path);
  const favourites = pickFoods(foods, { foodIds: ids }, language);
  if (favourites.length === 0) return null;
  return (
    <section>
      <h2 className={typography.softHeading}>
        <Trans>Favourites</Trans>
      </h2>
      <ul className={layout.wrap2}>
        {favourites.map((food) => (
          <li key={food.id}>
            <Link href={pathTo(`${lookup.path}/search`, { q: food.names[language] })} className={styles.food}>
              {food.names[language]} <span className={typography.softFigures}>{food.value}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
