import type { Gender } from '@health-app/sdk';
import { heightRange, weightRange } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Day } from '#lib/time/days.ts';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { type Range, readNumber } from '#ui/form/number.ts';
import layout from '#ui/Layout.module.css';
import { adultsOnly } from '../labels.ts';
import { isMismatch, isTooYoung, type MirrorForm } from '../model/form.ts';

interface Props {
  form: MirrorForm;
  today: Day;
  /** Whether the person has tried to start. */
  tried: boolean;
  /** Whether the server refused the age. */
  underage: boolean;
  onChange: (changes: Partial<MirrorForm>) => void;
}

/** The facts about the body from which the mirror computes the measures. */
export function BodyFields({ form, today, tried, underage, onChange }: Props) {
  const { t, i18n } = useLingui();
  const tooYoung = underage || isTooYoung(form.birthDate, today);
  const invalid = (text: string, range: Range) => tried && readNumber(text, range, 1) === undefined;
  return (
    <Card padded title={<Trans>Your body</Trans>}>
      <div className={layout.stack4}>
        <Chips<Gender | ''>
          label={t`Sex`}
          showLabel
          value={form.gender}
          onChange={(gender) => onChange({ gender })}
          error={tried && form.gender === '' && t`Choose one`}
          options={[
            { value: 0, label: t`Female` },
            { value: 1, label: t`Male` },
            { value: -1, label: t`Prefer not to say` },
          ]}
        />
        <DateField
          label={t`Birth date`}
          value={form.birthDate}
          onChange={(birthDate) => onChange({ birthDate })}
          max={today}
          error={tooYoung ? i18n._(adultsOnly) : tried && !form.birthDate && t`Enter day, month and year`}
        />
        <NumberField
          label={t({ message: 'Height', context: 'body' })}
          unit="cm"
          range={heightRange}
          decimals={1}
          value={form.height}
          onChange={(height) => onChange({ height })}
          error={invalid(form.height, heightRange) && t`Enter 50 to 250 cm`}
          required
        />
        <NumberField
          label={t`Weight`}
          unit="kg"
          range={weightRange}
          decimals={1}
          value={form.weight}
          onChange={(weight) => onChange({ weight })}
          error={invalid(form.weight, weightRange) && t`Enter 2 to 300 kg`}
          hint={
            isMismatch(form)
              ? t`Check height and weight: they do not go together, and the measurement would fail.`
              : t`Enter today’s weight. The measurements depend on it.`
          }
          required
        />
      </div>
    </Card>
  );
}
