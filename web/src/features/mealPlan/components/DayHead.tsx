import type { MealPlanDay } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '../../../platform/paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { formatEnergy } from '../../../ui/food/amounts.ts';
import { MacroBars } from '../../../ui/food/MacroBars.tsx';
import { UsualTarget } from '../../../ui/food/UsualTarget.tsx';
import { plannedOf } from '../model/day.ts';
import styles from './Day.module.css';
import { DayBar } from './DayBar.tsx';

/** What the day is planned to bring, and what of it is eaten. */
export function DayHead({ day }: { day: MealPlanDay }) {
  const { i18n } = useLingui();
  const { target, targetSource, macros, eaten, meals } = day;
  const [planned, goal, done] = [macros, target, eaten].map(({ energy }) => formatEnergy(i18n.locale, energy));
  return (
    <Card padded>
      <div className={styles.head}>
        <p>
          <Figure>
            {planned}{' '}
            <small>
              <Trans>of {goal} kcal planned</Trans>
            </small>
          </Figure>
        </p>
        <DayBar meals={meals} target={target.energy} />
        <p className={styles.soft}>
          <Trans>{done} kcal eaten so far</Trans>
        </p>
        <MacroBars eaten={eaten} meal={plannedOf(day)} target={target} />
        <UsualTarget source={targetSource} target={target.energy} profile={pathTo('/ai-app/user/profile')} />
      </div>
    </Card>
  );
}
