import type { MealPlanDay } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { NoTargetNote } from '#domains/food/components/NoTargetNote.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { entryOf } from '#lib/open-value.ts';
import { fact } from '#platform/fact.ts';
import { Card } from '#ui/Card.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { unkeptTexts } from '../labels.ts';
import { plannedOf } from '../model/plan-day.ts';
import styles from './Day.module.css';
import { DayEnergyBar } from './DayEnergyBar.tsx';
import { MedicineCautions } from './MedicineCautions.tsx';

/** Shows the planned and the eaten energy of the day. */
export function DayHead({ day }: { day: MealPlanDay }) {
  const format = useFormat();
  const { i18n } = useLingui();
  const target = usePermittedTarget(day.target, 'energyTarget');
  const { date, macros, eaten, meals, notKept = [] } = day;
  const unkept = notKept.flatMap((part) => entryOf(unkeptTexts, part) ?? []);
  const planned = format.energy(macros.energy);
  const goal = fact('energy.target', format.energy(target?.energy));
  const done = fact('energy.eaten', format.energy(eaten.energy), date);
  return (
    <Card padded>
      <div className={styles.head}>
        <p>
          <KeyFigure>
            {planned} <small>{target ? <Trans>of {goal} kcal planned</Trans> : <Trans>kcal planned</Trans>}</small>
          </KeyFigure>
        </p>
        <DayEnergyBar meals={meals} target={target?.energy ?? null} />
        <p className={typography.soft}>
          <Trans>{done} kcal eaten so far</Trans>
        </p>
        <MacroBars eaten={eaten} meal={plannedOf(day)} withOwn={false} target={target} />
        {!target && <NoTargetNote />}
        <MedicineCautions day={day} />
        {unkept.length > 0 && (
          <div role="note" className={typography.note}>
            <p>
              <Trans>Not met on this day by dishes that suit you:</Trans>
            </p>
            <ul className={layout.bullets}>
              {unkept.map((text) => (
                <li key={text.id}>{i18n._(text)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}
