import type { MealType } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { mealNames } from '#domains/food/labels.ts';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf, type Open } from '#lib/open-value.ts';
import { useToday } from '#lib/time/clock.ts';
import { addDays, FIRST_DAY, isDay } from '#lib/time/days.ts';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import typography from '#ui/Typography.module.css';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import styles from './MealDayField.module.css';

interface Props {
  mealType: Open<MealType>;
  /** Today or an earlier day. */
  date: string;
  onChange: (changes: { mealType?: MealType; date?: string }) => void;
}

/** Shows the meal and its day in one line; a tap changes them. */
export function MealDayField({ mealType, date, onChange }: Props) {
  const { t, i18n } = useLingui();
  const today = useToday();
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState(date);
  const when = useDayName(date);
  const isValid = isDay(day) && day <= today;
  const close = () => {
    if (isValid && day !== date) onChange({ date: day });
    setOpen(false);
  };
  return (
    <>
      <UnstyledButton
        className={styles.field}
        onClick={() => {
          setDay(date);
          setOpen(true);
        }}
      >
        <span className="visually-hidden">
          <Trans>Meal and day</Trans>
        </span>
        <span className={typography.strong}>{i18n._(labelOf(mealNames, mealType))}</span>
        <span className={styles.day}>{when}</span>
        <ChevronDown aria-hidden="true" className={styles.arrow} size="1.8rem" />
      </UnstyledButton>
      <Sheet
        open={open}
        title={<Trans>Meal and day</Trans>}
        onClose={close}
        actions={
          <Button fullWidth onClick={close}>
            <Trans>Done</Trans>
          </Button>
        }
      >
        <div className={styles.choices}>
          <MealTypeChips value={mealType} onChange={(next) => onChange({ mealType: next })} />
          <DateField label={t`Day`} value={day} onChange={setDay} min={FIRST_DAY} max={today} />
        </div>
      </Sheet>
    </>
  );
}

/**
 * A day as "Today", "Yesterday" or its date.
 * @param style of the date
 */
export function useDayName(day: string, style: 'weekday' | 'short' = 'weekday'): string {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  if (day === today) return t`Today`;
  if (day === addDays(today, -1)) return t`Yesterday`;
  return format.date(day, style);
}

/** The meals of a day to choose from. */
function MealTypeChips({ value, onChange }: { value: Open<MealType>; onChange: (meal: MealType) => void }) {
  const { t, i18n } = useLingui();
  return (
    <Chips
      label={t`Meal`}
      // No chip is selected for a meal type that this version does not know.
      value={value as MealType}
      onChange={onChange}
      options={mealTypes.map((meal) => ({ value: meal, label: i18n._(mealNames[meal]) }))}
    />
  );
}
