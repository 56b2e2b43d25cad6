import type { AnalysisRecord } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mealNames } from '#domains/food/labels.ts';
import { useDayName } from '#domains/meal/components/MealDayField.tsx';
import { useFoodsText } from '#domains/meal/model/useFoodsText.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import type { Path } from '#lib/path.ts';
import { fact } from '#platform/fact.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { LinkRow } from '#ui/Row.tsx';

interface Props {
  record: AnalysisRecord;
  href: Path;
  /** Trailing content. @default the energy */
  trailing?: ReactNode;
}

/** A meal of the record: its kind, its day and its first foods. */
export function MealRow({ record, href, trailing }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const foodsText = useFoodsText();
  const day = useDayName(record.date, 'short');
  const meal = i18n._(labelOf(mealNames, record.mealType));
  const kcal = fact('meal.energy', format.energy(record.macros?.energy), record.analysisId);
  return (
    <LinkRow
      href={href}
      title={
        <>
          {meal} · {day}
        </>
      }
      detail={<ServerText as="bdi" text={foodsText(record.foods)} />}
      trailing={trailing || <Trans>{kcal} kcal</Trans>}
    />
  );
}
