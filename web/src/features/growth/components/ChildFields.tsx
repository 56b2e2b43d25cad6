import { Trans, useLingui } from '@lingui/react/macro';
import type { Day } from '#lib/time/days.ts';
import { Chips } from '#ui/form/Chips.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { Field, SelectField } from '#ui/form/Field.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import layout from '#ui/Layout.module.css';
import { ageText, childProblems, sexNames } from '../labels.ts';
import { type ChildForm, type ChildProblems, pretermWeeks } from '../model/form.ts';
import styles from './Fields.module.css';

interface Props {
  form: ChildForm;
  problems: ChildProblems;
  today: Day;
  onChange: (changes: Partial<ChildForm>) => void;
}

/** The child's properties that the curves depend on. */
export function ChildFields({ form, problems, today, onChange }: Props) {
  const { i18n } = useLingui();
  const { earliest, latest } = pretermWeeks;
  const weeks = Array.from({ length: latest - earliest + 1 }, (_, index) => earliest + index);
  return (
    <div className={layout.column4}>
      <Chips
        label={<Trans>Sex</Trans>}
        showLabel
        layout="pairs"
        value={form.sex}
        options={(['girls', 'boys'] as const).map((sex) => ({ value: sex, label: i18n._(sexNames[sex]) }))}
        error={problems.sex && i18n._(childProblems[problems.sex])}
        onChange={(sex) => onChange({ sex })}
      />
      <DateField
        label={<Trans>Birth date</Trans>}
        value={form.birthDate}
        min="2000-01-01"
        max={today}
        error={problems.birthDate && i18n._(childProblems[problems.birthDate])}
        onChange={(birthDate) => onChange({ birthDate })}
      />
      <div>
        <Switch
          label={<Trans>Born early</Trans>}
          hint={<Trans>Before 37 full weeks of pregnancy</Trans>}
          checked={form.preterm}
          onChange={(preterm) => onChange({ preterm })}
        />
        {form.preterm && (
          <div className={`${layout.pair} ${styles.weeks}`}>
            <SelectField
              label={<Trans>Full weeks</Trans>}
              value={String(form.weeks)}
              options={weeks.map((week) => ({
                value: String(week),
                label: i18n._(ageText({ unit: 'weeks', weeks: week, days: 0 })),
              }))}
              onChange={(week) => onChange({ weeks: Number(week) })}
            />
            <SelectField
              label={<Trans>Extra days</Trans>}
              value={String(form.days)}
              options={[0, 1, 2, 3, 4, 5, 6].map((day) => ({
                value: String(day),
                label: i18n._(ageText({ unit: 'days', days: day })),
              }))}
              onChange={(day) => onChange({ days: Number(day) })}
            />
          </div>
        )}
      </div>
      <Field
        label={<Trans>Name (optional)</Trans>}
        autoComplete="off"
        maxLength={40}
        value={form.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
    </div>
  );
}
