import type { Macros, MealType } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { DayEnergyBar } from '#domains/food/components/DayEnergyBar.tsx';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { NoTargetNote } from '#domains/food/components/NoTargetNote.tsx';
import tones from '#domains/food/components/ToneKey.module.css';
import { mealNames } from '#domains/food/labels.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf, type Open } from '#lib/open-value.ts';
import { useToday } from '#lib/time/clock.ts';
import type { Day } from '#lib/time/days.ts';
import { fact } from '#platform/fact.ts';
import { Card } from '#ui/Card.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import styles from './MealInDay.module.css';

interface Props {
  analysisId: string;
  mealType: Open<MealType>;
  /** The day's other meals. */
  others: Macros;
  /** The meal. */
  macros: Macros;
  /** Of a day; null if the person has none, or may not see it. */
  target: PermittedTarget | null;
  date: Day;
  /** Whether the meal is in the diary of its day. */
  saved: boolean;
}

/** Shows what a meal is in its day: in a sentence, as its energy, and below it the day with the other meals and the target. */
export function MealInDay({ analysisId, mealType, others, macros, target, date, saved }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  // A meal outside the diary is no part of its day.
  const day = saved ? date : undefined;
  const name = format.inner([i18n._(labelOf(mealNames, mealType))]);
  const share = format.percent((macros.energy / (target?.energy ?? 0)) * 100);
  const isOver = date < useToday();
  const before = format.energy(others.energy);
  const meal = fact('meal.energy', format.energy(macros.energy), analysisId);
  const all = format.energy(others.energy + macros.energy);
  const sum = day === undefined ? all : fact('energy.eaten', all, day);
  const goal = fact('energy.target', format.energy(target?.energy));
  return (
    <Card padded>
      <div className={layout.stack4}>
        {target && target.energy > 0 && (
          <p className={typography.strongLead}>
            <Trans>
              This {name} is {share} of the day’s target
            </Trans>
          </p>
        )}
        <p role="status">
          <KeyFigure size="hero">
            {meal}{' '}
            <small>
              <Trans>kcal in this meal</Trans>
            </small>
          </KeyFigure>
        </p>
        {target && target.energy > 0 && (
          <DayEnergyBar target={target} eaten={others.energy} meal={macros.energy} date={day} isOver={isOver} />
        )}
        <MacroBars eaten={others} meal={macros} of={day} target={target} />
        <dl className={styles.sum}>
          <div>
            <dt>
              <span className={tones.pale} />
              <Trans>Other meals</Trans>
            </dt>
            <dd>{before}</dd>
          </div>
          <div>
            <dt>
              <span className={tones.strong} />
              <Trans>This meal</Trans>
            </dt>
            <dd>{meal}</dd>
          </div>
          <div className={styles.total}>
            <dt>
              <Trans>Day in total</Trans>
            </dt>
            <dd>
              {target ? (
                <Trans>
                  {sum} of {goal} kcal
                </Trans>
              ) : (
                <Trans>{sum} kcal</Trans>
              )}
            </dd>
          </div>
        </dl>
        {!target && <NoTargetNote />}
      </div>
    </Card>
  );
}
