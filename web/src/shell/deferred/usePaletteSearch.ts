import { debounceDelay } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { formatText } from '#lib/format/format.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useDebounced } from '#lib/hooks/useDebounced.ts';
import type { Path } from '#lib/path.ts';
import { useToday } from '#lib/time/clock.ts';
import { queries } from '#platform/client.ts';
import { functionsOf, matchesSearch, mostUsedOf } from '#platform/functions/functions.ts';
import { useFunctionUses } from '#platform/functions/useFunctionUses.ts';
import { DirectoryContext } from '#platform/routing/home-directory.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { product } from '#platform/routing/product.ts';
import { useSession } from '#platform/session/session.ts';

/** Something that the palette opens. */
export interface PaletteEntry {
  name: string;
  href: Path;
}

/** Entries of one kind. */
export interface PaletteGroup {
  title: string;
  entries: PaletteEntry[];
}

/** Longest keyword that the server accepts. */
const longestKeyword = 50;

/** Most entries of a kind, so that each kind is in view. */
const mostOfAKind = 5;

/**
 * Searches the functions of the product, and the replies that screens keep or request anyway: foods, orders, medicines and
 * family members.
 * @returns the groups with results, whether more may come, and the searches that failed
 */
export function usePaletteSearch(text: string) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { user } = useSession();
  const today = useToday();
  const directory = useContext(DirectoryContext);
  const [uses, count] = useFunctionUses();
  const search = text.trim();
  const rested = useDebounced(search, debounceDelay);
  const keyword = rested.slice(0, longestKeyword);
  const searches = search !== '';
  // The server finds the foods, so until it is asked for the newest text they belong to an earlier one.
  const isRested = search === rested;
  const isUser = user.userToken !== undefined;
  const [isGeneral, isFood] = [product === 'general', product === 'food'];

  const index = useQuery({
    ...queries.lookup.glycemicIndexList({ keyword }),
    enabled: isGeneral && keyword !== '',
  });
  const purine = useQuery({ ...queries.lookup.purineIndexList({ keyword }), enabled: isGeneral && keyword !== '' });
  const foods = useQuery({ ...queries.aiFood.foodName({ keyword }), enabled: !isGeneral && isUser && keyword !== '' });
  const orders = useQuery({
    ...queries.orders.list({ tab: 'all', pageNum: 1, pageSize: 50 }),
    enabled: isFood && isUser && searches,
  });
  const medicines = useQuery({
    ...queries.medication.list({ date: today }),
    enabled: isGeneral && isUser && searches,
  });
  const family = useQuery({ ...queries.family.relationship(), enabled: isGeneral && isUser && searches });

  const lookUp =
    (path: '/sugar-control/search' | '/purine/search') =>
    (food: Parameters<typeof format.name>[0]): PaletteEntry => {
      const name = format.name(food);
      return { name, href: pathTo(path, { q: name.slice(0, longestKeyword) }) };
    };
  /** Opens a new meal with the search for the food: these products have no page of a food. */
  const addToMeal = (found: Parameters<typeof format.name>[0]): PaletteEntry => {
    const name = format.name(found);
    const food = name.slice(0, longestKeyword);
    const meal = { add: 'search', food } as const;
    return { name, href: isFood ? pathTo('/food-app/analyze/list', meal) : pathTo('/ai-food/list', meal) };
  };
  const matches = (...names: (string | undefined)[]) => matchesSearch(names.filter(Boolean).join(' '), search);

  const all = functionsOf(directory, isUser);
  const often = mostUsedOf(all, uses);
  const listed = searches
    ? all.filter(({ title }) => matches(i18n._(title))).slice(0, mostOfAKind)
    : [...often, ...all.filter((entry) => !often.includes(entry))];
  const results: [title: string, entries: PaletteEntry[] | undefined][] = [
    [t`Foods by glycaemic index`, isRested ? index.data?.map(lookUp('/sugar-control/search')) : []],
    [t`Foods by purine`, isRested ? purine.data?.map(lookUp('/purine/search')) : []],
    [t`Add to a meal`, isRested ? foods.data?.map(addToMeal) : []],
    [
      t`Orders`,
      orders.data?.list
        .filter(({ orderId, items }) => matches(orderId, ...items.flatMap(({ goods }) => [goods.name, goods.nameEn])))
        .map(({ orderId, items }) => ({
          name: `${format.list(items.map(({ goods }) => format.name(goods)))} – ${formatText(orderId)}`,
          href: pathTo('/food-app/product/order/detail', { orderId }),
        })),
    ],
    [
      t`Medicines`,
      medicines.data
        ?.filter(({ medicineName }) => matches(medicineName))
        .map(({ reminderId, medicineName }) => ({
          name: formatText(medicineName),
          href: pathTo('/medicine-remind/add', { id: reminderId }),
        })),
    ],
    [
      t`Family`,
      family.data?.members
        .filter(({ userName, relation }) => matches(userName, relation.name, relation.nameEn))
        .map(({ userId, userName }) => ({
          name: formatText(userName),
          href: pathTo('/family-health/members/detail', { familyUserId: userId }),
        })),
    ],
  ];
  const groups: PaletteGroup[] = [
    {
      title: t({ message: 'Functions', context: 'search' }),
      entries: listed.map(({ path, title }) => ({ name: i18n._(title), href: pathTo(path) })),
    },
    ...(searches ? results : []).map(([title, entries]) => ({ title, entries: (entries ?? []).slice(0, mostOfAKind) })),
  ].filter(({ entries }) => entries.length > 0);
  const requests = [...(isRested ? [index, purine, foods] : []), orders, medicines, family];
  return {
    groups,
    isSearching: searches && (!isRested || requests.some(({ isFetching }) => isFetching)),
    failed: requests.filter(({ error }) => searches && error !== null),
    count,
  };
}
