import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { Chips } from '#ui/form/Chips.tsx';
import { categoryWords } from '../labels.ts';
import { categories } from '../model/categories.ts';
import type { Food, FoodCategory } from '../model/food.ts';
import { countByCategory } from '../model/food-selection.ts';
import styles from './CategoryChips.module.css';
import { FoodGroupIcon } from './FoodGroupIcon.tsx';

interface Props {
  foods: Food[];
  value: FoodCategory | undefined;
  onChange: (category: FoodCategory | undefined) => void;
}

/** The groups that contain foods, with the number of foods. */
export function CategoryChips({ foods, value, onChange }: Props) {
  const { t, i18n } = useLingui();
  const counts = useMemo(() => countByCategory(foods), [foods]);
  const options = categories
    .filter((category) => counts.has(category))
    .map((category) => ({
      value: category as FoodCategory | 'all',
      label: (
        <Label
          icon={<FoodGroupIcon group={category} size="1.8rem" />}
          words={i18n._(categoryWords[category])}
          count={counts.get(category) ?? 0}
        />
      ),
    }));
  return (
    <Chips
      layout="scroll"
      label={t`Food group`}
      value={value ?? 'all'}
      options={[{ value: 'all', label: <Label words={<Trans>All</Trans>} count={foods.length} /> }, ...options]}
      onChange={(category) => onChange(category === 'all' ? undefined : category)}
    />
  );
}

function Label({ icon, words, count }: { icon?: ReactNode; words: ReactNode; count: number }) {
  const format = useFormat();
  return (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      {words} <span className={styles.count}>{format.number(count)}</span>
    </>
  );
}
