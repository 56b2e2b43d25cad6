import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { FoodPicture } from '#domains/food/components/FoodPicture.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { PersonalTable } from '#platform/large-window/PersonalTable.tsx';
import { Badge } from '#ui/Badge.tsx';
import type { TableColumn } from '#ui/table/columns.ts';
import { FoodDetail } from '../components/FoodDetail.tsx';
import type { FoodResultsProps } from '../components/FoodRows.tsx';
import type { Lookup } from '../components/lookup-variants.tsx';
import { bandWords, categoryWords, cautionWords, sourceWords, toneOf } from '../labels.ts';
import { bandOf } from '../model/bands.ts';
import type { Food } from '../model/food.ts';
import { placeOf, sortFoods } from '../model/food-selection.ts';
import { glycemicLoad } from '../model/glycemic-load.ts';
import { asTableOrder, sortOf, type tableColumns, tableOrderOf } from '../model/table-order.ts';
import { useLanguage } from '../model/useLanguage.ts';

/** The chips above the table give the group. Beside the carbohydrates, energy would take the space of the names. */
const hiddenAtFirst = {
  '/sugar-control': ['group', 'fiber', 'load', 'energy', 'source'],
  '/purine': ['group', 'source'],
};

/** The foods of a lookup as a table, for large windows. */
export function FoodTable({ lookup, foods: given, params, onChange, status, goods }: FoodResultsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const foods = useMemo(() => sortFoods(given, 'group', language), [given, language]);
  const columns = useColumns(lookup);
  return (
    <>
      <PersonalTable
        name={lookup.path.slice(1)}
        label={t`Foods`}
        rows={foods}
        keyOf={({ id }) => id}
        columns={columns}
        hiddenAtFirst={hiddenAtFirst[lookup.path]}
        sorting={{
          sort: sortOf(params.table ?? asTableOrder[params.sort]),
          onSort: (sort) => onChange({ sort: undefined, table: tableOrderOf(sort) }),
        }}
        detail={(food) => <FoodDetail lookup={lookup} food={food} />}
        compares
        status={status}
      />
      {goods}
    </>
  );
}

type FoodColumn = TableColumn<Food> & { id: (typeof tableColumns)[number] };

function useColumns(lookup: Lookup): FoodColumn[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const format = useFormat();
  const grams = t`g/100 g`;
  const number = (value: (food: Food) => number | null | undefined) => ({
    numeric: true,
    value,
    cell: (food: Food) => format.number(value(food)),
  });
  const wordOf = (food: Food) => i18n._(bandWords[bandOf(food.value, lookup.scale)]);
  const cautionOf = ({ caution }: Food) => caution && i18n._(cautionWords[caution] ?? { id: caution });
  const carbohydrate: FoodColumn[] = [
    { id: 'carbohydrate', name: t`Carbs`, unit: grams, ...number((food) => food.carbohydrate) },
    { id: 'fiber', name: t`Fibre`, unit: grams, ...number((food) => food.fiber) },
    { id: 'load', name: t`Glycaemic load`, unit: t`of 100 g`, ...number((food) => glycemicLoad(food, 100)) },
  ];
  return [
    {
      id: 'name',
      name: t`Food`,
      value: ({ names }) => names[language],
      cell: ({ names, category }) => (
        <>
          <FoodPicture small food={{ name: names['zh-CN'], nameEn: names.en, category }} />
          <span>{names[language]}</span>
        </>
      ),
    },
    {
      id: 'group',
      name: t`Food group`,
      value: ({ category }) => i18n._(labelOf(categoryWords, category)),
      rank: ({ category }) => placeOf(category),
    },
    {
      id: 'value',
      name: i18n._(lookup.column.name),
      unit: lookup.column.unit && i18n._(lookup.column.unit),
      ...number((food) => food.value),
    },
    {
      id: 'band',
      name: t`Level`,
      value: (food) => [wordOf(food), cautionOf(food)].filter(Boolean).join(', '),
      rank: ({ value }) => value,
      cell: (food) => (
        <>
          <Badge tone={toneOf(food, bandOf(food.value, lookup.scale))}>{wordOf(food)}</Badge>{' '}
          {food.caution && <Badge tone="fair">{cautionOf(food)}</Badge>}
        </>
      ),
    },
    ...(lookup.path === '/sugar-control' ? carbohydrate : []),
    { id: 'energy', name: t`Energy`, unit: t`kcal/100 g`, ...number((food) => food.energy) },
    { id: 'source', name: t`Source`, value: ({ source }) => i18n._(sourceWords[source] ?? { id: source }) },
  ];
}
