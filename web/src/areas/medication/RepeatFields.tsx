import { Trans, useLingui } from '@lingui/react/macro';
import { Chips, MultiChips } from '../../ui/fields/Chips.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { formatWeekday } from './format.ts';
import styles from './ReminderFields.module.css';
import type { FieldsProps } from './ReminderFields.tsx';
import { problemTexts } from './words.ts';

/** On which days a reminder is due. */
export function RepeatFields({ form, problems, onChange }: FieldsProps) {
  const { t, i18n } = useLingui();
  const { weekdays, intervalDays } = problems;
  return (
    <>
      <div>
        <p className={styles.label} aria-hidden="true">
          <Trans>Repeat</Trans>
        </p>
        <Chips
          label={t`Repeat`}
          value={form.repeatType}
          options={[
            { value: 'daily', label: <Trans>Every day</Trans> },
            { value: 'weekdays', label: <Trans>Certain weekdays</Trans> },
            { value: 'interval', label: <Trans>Every few days</Trans> },
          ]}
          onChange={(repeatType) => onChange({ repeatType })}
        />
      </div>
      {form.repeatType === 'weekdays' && (
        <div data-invalid={weekdays}>
          <MultiChips
            label={weekdays ? i18n._(problemTexts[weekdays]) : t`Days of the week`}
            values={form.weekdays}
            options={[1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
              value: weekday,
              label: formatWeekday(i18n.locale, weekday, 'short'),
            }))}
            onChange={(chosen) => onChange({ weekdays: chosen })}
          />
          {weekdays && (
            <p className={styles.error} aria-hidden="true">
              {i18n._(problemTexts[weekdays])}
            </p>
          )}
        </div>
      )}
      {form.repeatType === 'interval' && (
        <Field
          label={<Trans>Days from one to the next</Trans>}
          type="number"
          inputMode="numeric"
          unit={<Trans>days</Trans>}
          hint={<Trans>Counted from the first day. 2 is every other day.</Trans>}
          value={form.intervalDays}
          error={intervalDays && i18n._(problemTexts[intervalDays])}
          onChange={({ target }) => onChange({ intervalDays: target.value })}
        />
      )}
    </>
  );
}
