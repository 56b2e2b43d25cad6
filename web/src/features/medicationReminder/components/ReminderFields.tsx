import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FreeTextField } from '#domains/care/components/FreeTextField.tsx';
import { MedicineNotes, UncheckedMedicine } from '#domains/care/components/MedicineNotes.tsx';
import { amountOf } from '#domains/health/model/dose-text.ts';
import { characterCount } from '#lib/format/text.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { MultiChips } from '#ui/form/Chips.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { Field, SelectField } from '#ui/form/Field.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { TimesField } from '#ui/form/TimesField.tsx';
import { inOrder } from '#ui/form/times.ts';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { problemTexts, unitNames, usualTimeNames } from '../labels.ts';
import { readAmount } from '../model/dose-amount.ts';
import { doseUnits, type FieldsProps, LONGEST_REMARK, usualTimes } from '../model/form.ts';
import { RepeatFields } from './RepeatFields.tsx';

/** All fields of a reminder: the medicine and its times, and the rest, which most reminders leave as it is. */
export function ReminderFields({ form, problems, onChange }: FieldsProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const error = (field: string) => problems[field] && i18n._(problemTexts[problems[field]]);
  const wrongTimes = form.times.flatMap((_, index) => (problems[`times.${index}`] ? [index] : []));
  const dose = readAmount(form.dose, 100_000);
  return (
    <>
      <Section title={<Trans>Medicine</Trans>}>
        <Field
          label={<Trans>Name</Trans>}
          placeholder={t`As on the box, with its strength`}
          autoComplete="off"
          enterKeyHint="next"
          value={form.medicineName}
          error={error('medicineName')}
          onChange={({ target }) => onChange({ medicineName: target.value })}
        />
        <UncheckedMedicine medicineName={form.medicineName} />
        <MedicineNotes medicineName={form.medicineName} />
        <div className={layout.pair}>
          <Field
            label={<Trans>Dose</Trans>}
            inputMode="decimal"
            autoComplete="off"
            value={form.dose}
            error={error('dose')}
            hint={
              dose && /[^\d.]/.test(form.dose.trim()) ? i18n._(amountOf(dose, form.doseUnit)) : t`½ or 1/2 works, too`
            }
            onChange={({ target }) => onChange({ dose: target.value })}
          />
          <SelectField
            label={<Trans>Unit</Trans>}
            value={form.doseUnit}
            options={[...new Set([...doseUnits, form.doseUnit])].map((unit) => ({
              value: unit,
              label: i18n._(labelOf(unitNames, unit)),
            }))}
            onChange={(doseUnit) => onChange({ doseUnit })}
          />
        </div>
      </Section>

      <Section title={<Trans>When</Trans>}>
        {form.repeatType !== 'asNeeded' && (
          <>
            <MultiChips
              label={<Trans>Part of the day</Trans>}
              values={form.times}
              layout="pairs"
              options={usualTimes.map((time) => ({
                value: time,
                label: `${i18n._(usualTimeNames[time])}\n${format.time(time)}`,
              }))}
              onChange={(times) => onChange({ times: inOrder(times) })}
            />
            <TimesField
              times={form.times}
              error={error('times') ?? (wrongTimes.length > 0 ? error(`times.${wrongTimes[0]}`) : undefined)}
              wrong={wrongTimes}
              onChange={(times) => onChange({ times })}
            />
          </>
        )}
        <RepeatFields form={form} problems={problems} onChange={onChange} />
      </Section>

      <More form={form} problems={problems} onChange={onChange} />
    </>
  );
}

/** Duration, stock, note and the switch of a reminder. Closed at first, if they are as in a new reminder. */
function More({ form, problems, onChange }: FieldsProps) {
  const { t, i18n } = useLingui();
  const error = (field: string) => problems[field] && i18n._(problemTexts[problems[field]]);
  const written = characterCount(form.remark.trim());
  return (
    <Disclosure
      title={<Trans>More: duration, stock, note</Trans>}
      startsOpen={form.ends || form.tracked || form.remark !== '' || !form.enabled}
    >
      <div className={layout.column4}>
        <Part title={<Trans>For how long</Trans>}>
          <DateField
            label={<Trans>First day</Trans>}
            min="2000-01-01"
            max="2100-12-31"
            value={form.startDate}
            error={error('startDate')}
            onChange={(startDate) => onChange({ startDate })}
          />
          <Switch label={<Trans>Ends on a day</Trans>} checked={form.ends} onChange={(ends) => onChange({ ends })} />
          {form.ends && (
            <DateField
              label={<Trans>Last day</Trans>}
              min={form.startDate || '2000-01-01'}
              max="2100-12-31"
              value={form.endDate}
              error={error('endDate')}
              onChange={(endDate) => onChange({ endDate })}
            />
          )}
        </Part>

        <Part title={<Trans>Stock</Trans>}>
          <Switch
            label={<Trans>Count what is left at home</Trans>}
            checked={form.tracked}
            onChange={(tracked) => onChange({ tracked })}
          />
          {form.tracked && (
            <Field
              label={<Trans>Left at home</Trans>}
              inputMode="decimal"
              autoComplete="off"
              unit={i18n._(labelOf(unitNames, form.doseUnit))}
              hint={<Trans>Each dose taken lowers it. Below seven days you are told to refill.</Trans>}
              value={form.stock}
              error={error('stock')}
              onChange={({ target }) => onChange({ stock: target.value })}
            />
          )}
        </Part>

        <Part>
          <FreeTextField
            label={<Trans>Note</Trans>}
            placeholder={t`Such as with or without food`}
            hint={
              <Trans>
                {written} of {LONGEST_REMARK} characters
              </Trans>
            }
            value={form.remark}
            error={error('remark')}
            onChange={({ target }) => onChange({ remark: target.value })}
          />
          <Switch
            label={<Trans>Reminder is on</Trans>}
            hint={!form.enabled && <Trans>Paused: no doses are planned.</Trans>}
            checked={form.enabled}
            onChange={(enabled) => onChange({ enabled })}
          />
        </Part>
      </div>
    </Disclosure>
  );
}

function Part({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <section className={layout.column4}>
      {title && <h3 className={typography.strong}>{title}</h3>}
      {children}
    </section>
  );
}

function Section({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <section>
      {title && <h2 className={typography.softHeading}>{title}</h2>}
      <Card padded>
        <div className={layout.column4}>{children}</div>
      </Card>
    </section>
  );
}
