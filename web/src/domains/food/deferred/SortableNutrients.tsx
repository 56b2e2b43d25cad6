import type { NutrientAmount } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { MISSING } from '#lib/format/format.ts';
import { joinNames } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { fact } from '#platform/fact.ts';
import { PersonalTable } from '#platform/large-window/PersonalTable.tsx';
import { Badge } from '#ui/Badge.tsx';
import type { TableColumn } from '#ui/table/columns.ts';
import type { TableSort } from '#ui/table/sort-rows.ts';
import { unitText } from '#ui/units/unit-text.ts';
import styles from '../components/NutrientTable.module.css';
import { NutrientName, type NutrientTableProps } from '../components/NutrientTable.tsx';
import { nutrientLevels, nutrientNames } from '../labels.ts';
import { distanceOf, groupNutrients, levelOf, rangeOf } from '../model/nutrients.ts';

/** Nutrients as a table, for large windows. At first, those outside their range are at the top. */
export function SortableNutrients({ nutrients, nameOf, part, soFar }: NutrientTableProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const [sort, setSort] = useState<TableSort>();
  const basis = { ...(part !== undefined && { part }), ...(soFar !== undefined && { soFar }) };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the basis consists of its two values
  const rows = useMemo(() => groupNutrients(nutrients, basis).flatMap(([, list]) => list), [nutrients, part, soFar]);
  const levelText = (nutrient: NutrientAmount) => {
    const { word } = nutrientLevels[levelOf(nutrient, basis)];
    return word && i18n._(word);
  };
  const limit = (bound: 'min' | 'max'): Pick<TableColumn<NutrientAmount>, 'numeric' | 'value' | 'cell'> => ({
    numeric: true,
    value: (nutrient) => rangeOf(nutrient, part)[bound],
    cell: (nutrient) => {
      const value = rangeOf(nutrient, part)[bound];
      const text = format.nutrient(value);
      // The part of a meal is no limit of the day.
      return value === undefined || part !== undefined ? text : fact(`nutrient.${bound}`, text, nutrient.code);
    },
  });
  const from = ({ contributors }: NutrientAmount, most?: number) => {
    const names = contributors?.flatMap(({ foodId }) => nameOf?.(foodId) ?? []).slice(0, most) ?? [];
    return names.length > 0 ? joinNames(format, names) : undefined;
  };
  const foods = (nutrient: NutrientAmount) => {
    const text = from(nutrient, 2);
    return text ? <span className={styles.foods}>{text}</span> : MISSING;
  };
  const columns: TableColumn<NutrientAmount>[] = [
    {
      id: 'nutrient',
      name: t`Nutrient`,
      value: ({ code }) => i18n._(labelOf(nutrientNames, code)),
      cell: ({ code }) => <NutrientName code={code} />,
    },
    {
      id: 'amount',
      name: t({ message: 'Amount', context: 'nutrient' }),
      numeric: true,
      value: ({ amount }) => amount,
      cell: ({ amount }) => format.nutrient(amount),
    },
    { id: 'unit', name: t`Unit`, value: ({ unit }) => unitText(i18n, unit) },
    { id: 'min', name: t`At least`, ...limit('min') },
    { id: 'max', name: t`At most`, ...limit('max') },
    {
      id: 'level',
      name: t`Level`,
      value: levelText,
      // The furthest from its range is first or last.
      rank: (nutrient) => distanceOf(nutrient, basis) * (levelOf(nutrient, basis) === 'low' ? -1 : 1),
      cell: (nutrient) => {
        const text = levelText(nutrient);
        return text && <Badge tone={nutrientLevels[levelOf(nutrient, basis)].tone}>{text}</Badge>;
      },
    },
    ...(rows.some((row) => from(row))
      ? [{ id: 'from', name: t`Most from`, value: (row: NutrientAmount) => from(row), cell: foods }]
      : []),
  ];
  return (
    <PersonalTable
      name="nutrients"
      label={t`Nutrients`}
      isPart
      rows={rows}
      keyOf={({ code }) => code}
      columns={columns}
      sorting={{ sort, onSort: setSort }}
    />
  );
}
