import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import Share2 from 'lucide-react/icons/share-2';
import { useMemo } from 'react';
import { knownOf } from '#lib/open-value.ts';
import { forLargeWindow } from '#platform/large-window/forLargeWindow.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import { Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import { BandLegend } from '../components/BandLegend.tsx';
import { CategoryChips } from '../components/CategoryChips.tsx';
import { type FoodResultsProps, FoodRows } from '../components/FoodRows.tsx';
import { GoodsCard } from '../components/GoodsCard.tsx';
import { ListSkeleton } from '../components/ListSkeleton.tsx';
import type { Lookup } from '../components/lookup-variants.tsx';
import { categories } from '../model/categories.ts';
import type { Food } from '../model/food.ts';
import { pickFoods } from '../model/food-selection.ts';
import { type ListParams, listParams } from '../model/params.ts';
import { useFavourites } from '../model/useFavourites.ts';
import { useLanguage } from '../model/useLanguage.ts';
import { useShareFoods } from '../model/useShareFoods.ts';
import styles from './FoodListScreen.module.css';

const FoodResults = forLargeWindow<FoodResultsProps>({
  load: async () => (await import('../deferred/FoodTable.tsx')).FoodTable,
  Phone: FoodRows,
  skeleton: <Skeleton rows={1} height="52rem" />,
});

/** A lookup: an explanation of its value, and all foods by group and order. */
export function FoodListScreen({ lookup }: { lookup: Lookup }) {
  const { t, i18n } = useLingui();
  const title = i18n._(lookup.title);
  const [params] = useParams(listParams);
  const { share, link, hideLink } = useShareFoods(lookup, title);
  const foods = lookup.useFoods();

  if (!params) {
    return (
      <Screen title={title}>
        <ErrorState
          title={<Trans>This link names an unknown group or order</Trans>}
          action={
            <ButtonLink href={pathTo(lookup.path)}>
              <Trans>Show all foods</Trans>
            </ButtonLink>
          }
        />
      </Screen>
    );
  }
  const { category } = params;
  return (
    <Screen
      title={title}
      action={
        <IconButton
          label={t`Share`}
          icon={<Share2 aria-hidden="true" size="2rem" />}
          onClick={() => void share({ category })}
        />
      }
    >
      {link && <LinkToCopy link={link} onClose={hideLink} />}
      <LeadAndMain
        stays
        narrow
        lead={
          <>
            <Link href={pathTo(`${lookup.path}/search`)} className={styles.search}>
              <Search aria-hidden="true" size="1.8rem" />
              <Trans>Search foods</Trans>
            </Link>
            <BandLegend lookup={lookup} />
          </>
        }
        main={
          <QueryView
            query={foods}
            skeleton={<ListSkeleton />}
            isEmpty={({ length }) => length === 0}
            empty={
              <EmptyState art="plate" title={<Trans>The food table is empty</Trans>}>
                <Trans>Please look again later.</Trans>
              </EmptyState>
            }
          >
            {(all) => <Foods lookup={lookup} all={all} params={params} />}
          </QueryView>
        }
      />
    </Screen>
  );
}

function Foods({ lookup, all, params }: { lookup: Lookup; all: Food[]; params: ListParams }) {
  const { category } = params;
  const foods = useMemo(() => (category ? all.filter((food) => food.category === category) : all), [all, category]);
  const count = foods.length;
  const [, setParams] = useParams(listParams);
  const change: FoodResultsProps['onChange'] = (changed) => setParams({ ...params, ...changed });

  return (
    <>
      <FavouriteFoods lookup={lookup} foods={all} />
      <CategoryChips
        foods={all}
        value={category}
        onChange={(next) => change({ category: knownOf(categories, next) })}
      />
      {count === 0 ? (
        <EmptyState
          art="plate"
          title={<Trans>No foods in this group</Trans>}
          action={
            <ButtonLink href={pathTo(lookup.path)}>
              <Trans>Show all foods</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <FoodResults
          lookup={lookup}
          foods={foods}
          params={params}
          onChange={change}
          status={
            <p role="status" className={typography.soft}>
              <Plural value={count} one="# food" other="# foods" />
            </p>
          }
          goods={<GoodsCard lookup={lookup} />}
        />
      )}
      {count === 0 && <GoodsCard lookup={lookup} />}
    </>
  );
}

/** Links to the person's favourite foods. Renders nothing without any. */
function FavouriteFoods({ lookup, foods }: { lookup: Lookup; foods: Food[] }) {
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
