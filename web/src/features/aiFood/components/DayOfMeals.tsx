import type { AiFoodDay } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { mealNames } from '#domains/food/labels.ts';
import { formatEnergy } from '#domains/food/model/amounts.ts';
import { roundParts } from '#domains/food/model/macros.ts';
import { nameIn } from '#domains/food/model/portion.ts';
import { useDayName } from '#domains/meal/components/MealDayField.tsx';
import { formatList } from '#lib/format/format.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { Card } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import styles from './AiFood.module.css';

/** A day of the history; each meal opens, or begins a new meal of today with the same foods. */
export function DayOfMeals({ day: { date, macros, records } }: { day: AiFoodDay }) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  const name = useDayName(date);
  const total = formatEnergy(i18n.locale, macros.energy);
  const whole = roundParts(records.map((record) => record.macros.energy));
  return (
    <section>
      <h2 className={styles.heading}>
        <span>{name}</span>
        <Kcal energy={total} />
      </h2>
      <Card>
        {records.map(({ analysisId, mealType, items }, index) => {
          const meal = i18n._(mealNames[mealType]);
          return (
            <div key={analysisId} className={styles.record}>
              <LinkRow
                href={pathTo('/ai-food/result', { analysisId })}
                title={meal}
                detail={formatList(
                  i18n.locale,
                  items.slice(0, 3).map((item) => nameIn(i18n.locale, item)),
                )}
                trailing={<Kcal energy={formatEnergy(i18n.locale, whole[index])} />}
              />
              <IconButton
                label={t`Again today: ${meal}, ${name}`}
                icon={<RotateCcw aria-hidden="true" size="1.8rem" />}
                onClick={() => navigate(pathTo('/ai-food/list', { from: analysisId }))}
              />
            </div>
          );
        })}
      </Card>
      <AiMark at={records[0]?.generatedAt}>
        <Trans>Open a meal to correct it.</Trans>
      </AiMark>
    </section>
  );
}

const Kcal = ({ energy }: { energy: string }) => (
  <span>
    <Trans>{energy} kcal</Trans>
  </span>
);
