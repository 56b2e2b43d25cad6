import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { mealNames } from '#domains/food/labels.ts';
import { labelOf } from '#lib/open-value.ts';
import layout from '#ui/Layout.module.css';
import { DiaryBadge } from './DiaryBadge.tsx';
import { MealDayField } from './MealDayField.tsx';
import styles from './MealHead.module.css';
import { MealPhoto } from './MealPhoto.tsx';

interface Props extends ComponentProps<typeof MealDayField> {
  /** Address of the photo; absent for a meal without one. */
  picture: string | null | undefined;
  /** Whether the diary contains the meal. */
  saved: boolean;
}

/** The head of an analysed meal: its photo, and which meal of which day it is. */
export function MealHead({ picture, saved, ...field }: Props) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.head}>
      {picture && <MealPhoto className={styles.picture} src={picture} alt={t`The meal as it was served`} />}
      <div>
        <h2 className="visually-hidden">{i18n._(labelOf(mealNames, field.mealType))}</h2>
        <div className={layout.line3}>
          <MealDayField {...field} />
          <DiaryBadge saved={saved} />
        </div>
      </div>
    </div>
  );
}
