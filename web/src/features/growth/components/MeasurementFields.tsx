import { Trans, useLingui } from '@lingui/react/macro';
import { type Day, isDay } from '#lib/time/days.ts';
import { Chips } from '#ui/form/Chips.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { measurementProblems } from '../labels.ts';
import { ageOn } from '../model/age.ts';
import { decimals, type MeasurementForm, type MeasurementProblems, ranges } from '../model/form.ts';
import { usualPosition } from '../model/rating.ts';
import type { Child } from '../model/record.ts';
import styles from './Fields.module.css';

interface Props {
  form: MeasurementForm;
  problems: MeasurementProblems;
  child: Child;
  today: Day;
  onChange: (changes: Partial<MeasurementForm>) => void;
}

/** The day and the values of a measurement; each value is optional. */
export function MeasurementFields({ form, problems, child, today, onChange }: Props) {
  const { t, i18n } = useLingui();
  const day = isDay(form.date) ? form.date : today;
  const usual = usualPosition(ageOn(day, child.birthDate, child.gestation).compared);
  const { date, values } = problems;
  return (
    <div className={layout.column4}>
      <DateField
        label={<Trans>Measured on</Trans>}
        value={form.date}
        min={child.birthDate}
        max={today}
        error={date && date !== 'value-wrong' && i18n._(measurementProblems[date])}
        onChange={(date) => onChange({ date })}
      />
      <NumberField
        label={<Trans>Weight</Trans>}
        unit="kg"
        value={form.weight}
        range={ranges.weight}
        decimals={decimals.weight}
        error={values === 'nothing-measured' ? i18n._(measurementProblems[values]) : undefined}
        onChange={(weight) => onChange({ weight })}
      />
      <div>
        <NumberField
          label={<Trans>Length or height</Trans>}
          unit="cm"
          value={form.height}
          range={ranges.height}
          decimals={decimals.height}
          onChange={(height) => onChange({ height })}
        />
        <div className={styles.position}>
          <Chips
            label={t`Measured`}
            value={form.position ?? usual}
            options={[
              { value: 'lying', label: t`Lying` },
              { value: 'standing', label: t`Standing` },
            ]}
            onChange={(position) => onChange({ position })}
          />
          <p className={typography.note}>
            {usual === 'lying' ? (
              <Trans>Under two years children are measured lying; standing they are 0.7 cm shorter.</Trans>
            ) : (
              <Trans>From two years on children are measured standing; lying they are 0.7 cm longer.</Trans>
            )}
          </p>
        </div>
      </div>
      <NumberField
        label={<Trans>Head circumference</Trans>}
        unit="cm"
        value={form.head}
        range={ranges.head}
        decimals={decimals.head}
        hint={<Trans>Round the widest part: above the eyebrows and the ears.</Trans>}
        onChange={(head) => onChange({ head })}
      />
    </div>
  );
}
