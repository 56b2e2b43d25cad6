import type { NutrientAmount } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { fact } from '#platform/fact.ts';
import { PersonalTable } from '#platform/large-window/PersonalTable.tsx';
import { Badge } from '#ui/Badge.tsx';
import type { TableColumn } from '#ui/table/DataTable.tsx';
import type { TableSort } from '#ui/table/sort-rows.ts';
import { unitText } from '#ui/units/unit-text.ts';
import type { NutrientTableProps } from '../components/NutrientTable.tsx';
import { groupNames, nutrientLevels, nutrientNames } from '../labels.ts';
import { distanceOf, groupNutrients, levelOf, rangeOf } from '../model/nutrients.ts';

const hiddenAtFirst = ['group', 'foods'];

/** Nutrients against their recommended ranges as a table, for large windows. */
export function NutrientDataTable({ nutrients, nameOf, ...basis }: NutrientTableProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [sort, setSort] = useState<TableSort>();
  const { part, soFar } = basis;
  const groups = useMemo(() => groupNutrients(nutrients, { part, soFar }), [nutrients, part, soFar]);
  const groupOf = new Map(groups.flatMap(([group, list]) => list.map(({ code }) => [code, group] as const)));
  const wordOf = (nutrient: NutrientAmount) => {
    const { word } = nutrientLevels[levelOf(nutrient, basis)];
    return word && i18n._(word);
  };
  // The part of a meal is no limit of the day.
  const limit = (id: 'nutrient.min' | 'nutrient.max', end: 'min' | 'max') => (nutrient: NutrientAmount) => {
    const text = format.nutrient(rangeOf(nutrient, part)[end]);
    return part === undefined ? fact(id, text, nutrient.code) : text;
  };
  const foodsOf = ({ contributors }: NutrientAmount) =>
    format.list(contributors?.flatMap(({ foodId }) => nameOf?.(foodId) ?? []) ?? []);
  const columns: TableColumn<NutrientAmount>[] = [
    {
      id: 'name',
      name: t`Nutrient`,
      value: ({ code }) => {
        const known = (nutrientNames as Partial<typeof nutrientNames>)[code];
        return known ? i18n._(known) : code;
      },
    },
    {
      id: 'group',
      name: t`Group`,
      value: ({ code }) => {
        const group = groupOf.get(code);
        return group && i18n._(groupNames[group]);
      },
    },
    {
      id: 'amount',
      name: t({ message: 'Amount', context: 'nutrient' }),
      numeric: true,
      value: ({ amount }) => amount,
      cell: ({ amount }) => format.nutrient(amount),
    },
    { id: 'unit', name: t`Unit`, value: ({ unit }) => unitText(i18n, unit) },
    {
      id: 'min',
      name: t`At least`,
      numeric: true,
      value: (nutrient) => rangeOf(nutrient, part).min,
      cell: limit('nutrient.min', 'min'),
    },
    {
      id: 'max',
      name: t`At most`,
      numeric: true,
      value: (nutrient) => rangeOf(nutrient, part).max,
      cell: limit('nutrient.max', 'max'),
    },
    {
      id: 'level',
      name: t`Level`,
      value: wordOf,
      // The farthest from its range first.
      rank: (nutrient) => -distanceOf(nutrient, basis),
      cell: (nutrient) => {
        const word = wordOf(nutrient);
        return word && <Badge tone={nutrientLevels[levelOf(nutrient, basis)].tone}>{word}</Badge>;
      },
    },
    ...(nameOf ? [{ id: 'foods', name: t`Most from`, value: foodsOf }] : []),
  ];
  return (
    <PersonalTable
      name="nutrients"
      isPart
      label={t`Nutrients`}
      rows={groups.flatMap(([, list]) => list)}
      keyOf={({ code }) => code}
      columns={columns}
      hiddenAtFirst={hiddenAtFirst}
      sort={sort}
      onSort={setSort}
    />
  );
}
