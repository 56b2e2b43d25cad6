import type { MealPlanDay } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { usePermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { NoTargetNote } from '#domains/food/components/NoTargetNote.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { entryOf } from '#lib/open-value.ts';
import { useToday } from '#lib/time/clock.ts';
import { fact } from '#platform/fact.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { Card } from '#ui/Card.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { unkeptTexts } from '../labels.ts';
import { openMealsOf, plannedMacros } from '../model/plan-day.ts';
import styles from './Day.module.css';
import { DayEnergyBar } from './DayEnergyBar.tsx';

/** Shows the energy of the day, eaten and still planned. */
export function DayHead({ day }: { day: MealPlanDay }) {
  const format = useFormat();
  const { i18n } = useLingui();
  const target = usePermittedTarget(day.target, 'energyTarget');
  // Without this permit, only the plan is compared with the target, and not what was eaten.
  const mayTellBalance = usePermit('energyBalance') !== undefined;
  const { date, macros, eaten, entries, notKept = [] } = day;
  const unkept = format.list(notKept.flatMap((part) => entryOf(unkeptTexts, part) ?? []).map((text) => i18n._(text)));
  const today = useToday();
  const open = openMealsOf(day, today);
  const planned = plannedMacros(day, today);
  const whole = format.energy(mayTellBalance ? eaten.energy + planned.energy : macros.energy);
  const goal = fact('energy.target', format.energy(target?.energy));
  return (
    <Card padded>
      <div className={styles.head}>
        <p>
          <KeyFigure>
            {whole} <small>{target ? <Trans>of {goal} kcal</Trans> : <Trans>kcal</Trans>}</small>
          </KeyFigure>
        </p>
        <DayEnergyBar
          date={date}
          entries={entries}
          eaten={eaten.energy}
          open={open}
          planned={planned.energy}
          target={(mayTellBalance && target?.energy) || null}
        />
        <MacroBars {...(mayTellBalance ? { eaten, planned } : { eaten: macros })} target={target} />
        {!target && <NoTargetNote />}
        <MedicineCautions day={day} />
        {unkept && (
          <p role="note" className={typography.note}>
            <Trans>Outside the advice on this day: {unkept}. Another dish may help.</Trans>
          </p>
        )}
      </div>
    </Card>
  );
}

/** Says how to eat planned dishes that change how a medicine of the person works. */
function MedicineCautions({ day: { cautions = [], meals } }: { day: Pick<MealPlanDay, 'cautions' | 'meals'> }) {
  const format = useFormat();
  const names = new Map(meals.flatMap(({ items }) => items).map((item) => [item.foodId, format.name(item)]));
  const known = cautions.filter(({ note }) => note === 'steadyVitaminK');
  if (known.length === 0) return null;
  return (
    <div role="note" className={layout.stack2}>
      {known.map(({ medicineName, foodIds }) => {
        const dishes = format.list(foodIds.flatMap((id) => names.get(id) ?? []));
        return (
          <p key={medicineName} className={typography.small}>
            <Trans>
              You take <ServerText as="bdi" text={medicineName} />. The vitamin K in {dishes} changes how it works: eat
              about the same amount of dark green vegetables every week, and ask your doctor or pharmacist before a
              change.
            </Trans>
          </p>
        );
      })}
    </div>
  );
}
