import type { MealPlanDay } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';

/** Says how to eat planned dishes that change how a medicine of the person works. */
export function MedicineCautions({ day: { cautions = [], meals } }: { day: Pick<MealPlanDay, 'cautions' | 'meals'> }) {
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
