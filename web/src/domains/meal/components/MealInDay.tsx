import type { Macros, SimpleAnalysis } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { usePermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { DayEnergyBar } from '#domains/food/components/DayEnergyBar.tsx';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { NoTargetNote } from '#domains/food/components/NoTargetNote.tsx';
import tones from '#domains/food/components/ToneKey.module.css';
import { useFormat } from '#lib/format/useFormat.ts';
import { useToday } from '#lib/time/clock.ts';
import { fact } from '#platform/fact.ts';
import { Card } from '#ui/Card.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import styles from './MealInDay.module.css';

/** Shows the energy of this meal, and below it the day: the other meals, this one and the target. */
export function MealInDay({ analysis, macros }: { analysis: SimpleAnalysis; macros: Macros }) {
  const format = useFormat();
  const { analysisId, otherMeals, date, saved } = analysis;
  const target = usePermittedTarget(analysis.target);
  // A meal outside the diary is no part of its day.
  const day = saved ? date : undefined;
  const isOver = date < useToday();
  const before = format.energy(otherMeals.energy);
  const meal = fact('meal.energy', format.energy(macros.energy), analysisId);
  const all = format.energy(otherMeals.energy + macros.energy);
  const sum = day === undefined ? all : fact('energy.eaten', all, day);
  const goal = fact('energy.target', format.energy(target?.energy));
  return (
    <Card padded>
      <div className={layout.stack4}>
        <p>
          <KeyFigure size="hero">
            {meal}{' '}
            <small>
              <Trans>kcal in this meal</Trans>
            </small>
          </KeyFigure>
        </p>
        {target && target.energy > 0 && (
          <DayEnergyBar target={target} eaten={otherMeals.energy} meal={macros.energy} date={day} isOver={isOver} />
        )}
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
        <MacroBars eaten={otherMeals} meal={macros} of={day} target={target} />
        {!target && <NoTargetNote />}
      </div>
    </Card>
  );
}
