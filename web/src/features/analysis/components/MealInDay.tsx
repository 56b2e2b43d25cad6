import type { Macros, SimpleAnalysis } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { pathTo } from '../../../platform/paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { formatEnergy } from '../../../ui/food/amounts.ts';
import { MacroBars } from '../../../ui/food/MacroBars.tsx';
import { MacroRing } from '../../../ui/food/MacroRing.tsx';
import { roundParts } from '../../../ui/food/macros.ts';
import { UsualTarget } from '../../../ui/food/UsualTarget.tsx';
import styles from './MealInDay.module.css';

/** The day with this meal: the other meals, this one, and the target; the whole numbers add up. */
export function MealInDay({ analysis, macros }: { analysis: SimpleAnalysis; macros: Macros }) {
  const { i18n } = useLingui();
  const { otherMeals, target, targetSource } = analysis;
  const [others = 0, own = 0] = roundParts([otherMeals.energy, macros.energy]);
  const [before, meal, sum, goal] = [others, own, others + own, target.energy].map((kcal) =>
    formatEnergy(i18n.locale, kcal),
  );
  return (
    <Card padded>
      <div className={styles.day}>
        <MacroRing target={target.energy} eaten={otherMeals.energy} meal={macros.energy} size={18} />
        <dl className={styles.sum}>
          <div>
            <dt>
              <span className={styles.others} />
              <Trans>Other meals</Trans>
            </dt>
            <dd>{before}</dd>
          </div>
          <div>
            <dt>
              <span className={styles.own} />
              <Trans>This meal</Trans>
            </dt>
            <dd>{meal}</dd>
          </div>
          <div className={styles.total}>
            <dt>
              <Trans>The day with it</Trans>
            </dt>
            <dd>
              <Trans>
                {sum} of {goal} kcal
              </Trans>
            </dd>
          </div>
        </dl>
        <MacroBars eaten={otherMeals} meal={macros} target={target} />
        <UsualTarget source={targetSource} target={target.energy} profile={pathTo('/ai-app/user/profile')} />
      </div>
    </Card>
  );
}
