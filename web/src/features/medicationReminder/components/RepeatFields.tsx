import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { weekdaysFrom } from '#lib/time/days.ts';
import { Chips, MultiChips } from '#ui/form/Chips.tsx';
import { Field } from '#ui/form/Field.tsx';
import { problemTexts } from '../labels.ts';
import type { FieldsProps } from '../model/form.ts';

/** The days on which a reminder is due. */
export function RepeatFields({ form, problems, onChange }: FieldsProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { weekdays, intervalDays, minHoursBetween, maxDosesPerDay } = problems;
  return (
    <>
      <Chips
        label={<Trans>Repeat</Trans>}
        showLabel
        value={form.repeatType}
        options={[
          { value: 'daily', label: <Trans>Every day</Trans> },
          { value: 'weekdays', label: <Trans>Specific days</Trans> },
          { value: 'interval', label: <Trans>Every few days</Trans> },
          { value: 'asNeeded', label: <Trans>As needed</Trans> },
        ]}
        onChange={(repeatType) => onChange({ repeatType })}
      />
      {form.repeatType === 'weekdays' && (
        <MultiChips
          label={<Trans>Days of the week</Trans>}
          values={form.weekdays}
          options={weekdaysFrom(format.firstDay).map((weekday) => ({
            value: weekday,
            label: format.weekday(weekday),
          }))}
          error={weekdays && i18n._(problemTexts[weekdays])}
          onChange={(chosen) => onChange({ weekdays: chosen })}
        />
      )}
      {form.repeatType === 'interval' && (
        <Field
          label={<Trans>Days from one to the next</Trans>}
          inputMode="numeric"
          autoComplete="off"
          unit={<Trans>days</Trans>}
          hint={<Trans>Counted from the first day. 2 is every other day.</Trans>}
          value={form.intervalDays}
          error={intervalDays && i18n._(problemTexts[intervalDays])}
          onChange={({ target }) => onChange({ intervalDays: target.value })}
        />
      )}
      {form.repeatType === 'asNeeded' && (
        <>
          <Field
            label={<Trans>Least time between two doses</Trans>}
            inputMode="decimal"
            autoComplete="off"
            unit={<Trans>hours</Trans>}
            hint={<Trans>As on the label, or as your doctor says.</Trans>}
            value={form.minHoursBetween}
            error={minHoursBetween && i18n._(problemTexts[minHoursBetween])}
            onChange={({ target }) => onChange({ minHoursBetween: target.value })}
          />
          <Field
            label={<Trans>Most doses in 24 hours</Trans>}
            inputMode="numeric"
            autoComplete="off"
            value={form.maxDosesPerDay}
            error={maxDosesPerDay && i18n._(problemTexts[maxDosesPerDay])}
            onChange={({ target }) => onChange({ maxDosesPerDay: target.value })}
          />
        </>
      )}
    </>
  );
}
