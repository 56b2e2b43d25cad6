import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import Share2 from 'lucide-react/icons/share-2';
import { useMemo } from 'react';
import { knownOf } from '#lib/open-value.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Link } from '#ui/Link.tsx';
import { Screen } from '#ui/Screen.tsx';
import { BandLegend } from '../components/BandLegend.tsx';
import { CategoryChips } from '../components/CategoryChips.tsx';
import { FavouriteFoods } from '../components/FavouriteFoods.tsx';
import { FoodList } from '../components/FoodList.tsx';
import { GoodsCard } from '../components/GoodsCard.tsx';
import { ListSkeleton } from '../components/ListSkeleton.tsx';
import type { Lookup } from '../components/lookup-variants.tsx';
import { SortSelect } from '../components/SortSelect.tsx';
import { categories } from '../model/categories.ts';
import type { Food } from '../model/food.ts';
import { sortFoods } from '../model/food-selection.ts';
import { type ListParams, listParams } from '../model/params.ts';
import { useLanguage } from '../model/useLanguage.ts';
import { useOpenFood } from '../model/useOpenFood.ts';
import { useShareFoods } from '../model/useShareFoods.ts';
import styles from './FoodListScreen.module.css';

/** Number of foods above the goods. Below the long list, nobody would see the goods. */
const beforeGoods = 8;

const noTerms: string[] = [];

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
          title={<Trans>This link asks for a group or an order that does not exist</Trans>}
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
              <EmptyState title={<Trans>The food table is empty</Trans>}>
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
  const { t } = useLingui();
  const language = useLanguage();
  const { category, sort } = params;
  const [openId, onToggle] = useOpenFood();
  const [first, rest] = useMemo(() => {
    const inGroup = category ? all.filter((food) => food.category === category) : all;
    const rows = sortFoods(inGroup, sort, language).map((food) => ({ food }));
    return [rows.slice(0, beforeGoods), rows.slice(beforeGoods)];
  }, [all, category, sort, language]);
  const count = first.length + rest.length;
  const [, setParams] = useParams(listParams);
  const change = (changed: Partial<ListParams>) => setParams({ ...params, ...changed });
  const list = { lookup, terms: noTerms, openId, onToggle };

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
          title={<Trans>No foods in this group</Trans>}
          action={
            <ButtonLink href={pathTo(lookup.path)}>
              <Trans>Show all foods</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <div className={styles.results}>
          <div className={styles.head}>
            <p role="status">
              <Plural value={count} one="# food" other="# foods" />
            </p>
            <SortSelect lookup={lookup} value={sort} onChange={(next) => change({ sort: next })} />
          </div>
          <FoodList {...list} label={t`Foods`} foods={first} />
        </div>
      )}
      <GoodsCard lookup={lookup} />
      {rest.length > 0 && <FoodList {...list} label={t`More foods`} foods={rest} continued />}
    </>
  );
}
