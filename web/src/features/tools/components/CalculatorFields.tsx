import { careProfile } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, ReactNode } from 'react';
import { DoctorNote } from '#domains/care/components/DoctorNote.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { isComposing } from '#lib/is-composing.ts';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import layout from '#ui/Layout.module.css';
import type { NumberName } from '../model/entries.ts';
import type { Sex } from '../model/entry-ranges.ts';
import { numberFields } from '../model/number-fields.ts';
import type { EntriesState } from '../model/useEntries.ts';
import { convertWeight, readWeight, type WeightUnit, weightRangeIn } from '../model/weight-unit.ts';
import styles from './CalculatorFields.module.css';

interface Props extends EntriesState {
  numbersOf: readonly NumberName[];
  hints?: Partial<Record<NumberName, ReactNode>>;
  /** Choices above the numbers. */
  children?: ReactNode;
  /** A drawing of what to enter, beside the choices. */
  drawing?: ReactNode;
  /** Content below the numbers. */
  trailing?: ReactNode;
  /** Id of the result, which Enter in the last field focuses. */
  resultId: string;
}

/** The fields of a calculator, each number with its unit. Each one with a weight asks for a doctor if that is dangerously low. */
export function CalculatorFields({
  numbersOf,
  hints,
  children,
  drawing,
  trailing,
  resultId,
  entries,
  numbers,
  enter,
}: Props) {
  const { i18n } = useLingui();
  return (
    <Card padded>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles Enter in the fields inside */}
      <div className={layout.column4} onKeyDown={(event) => moveOn(event, resultId)}>
        {drawing ? (
          <div className={styles.start}>
            {children}
            {drawing}
          </div>
        ) : (
          children
        )}
        <div className={styles.numbers}>
          {numbersOf.map((name) => {
            const { label, unit, range, decimals, start } = numberFields[name];
            return (
              <div key={name} className={styles.number}>
                {name === 'weight' ? (
                  <WeightField entries={entries} enter={enter} />
                ) : (
                  <NumberField
                    label={i18n._(label)}
                    unit={typeof unit === 'string' ? unit : i18n._(unit)}
                    range={range}
                    decimals={decimals}
                    hint={hints?.[name]}
                    value={entries[name]}
                    steps={{ by: 1, start }}
                    onChange={(text) => enter({ [name]: text })}
                  />
                )}
              </div>
            );
          })}
          <div className={styles.trailing}>{trailing}</div>
        </div>
        {numbersOf.includes('weight') && <DoctorNote care={careProfile(numbers)} framed />}
      </div>
    </Card>
  );
}

/** Enter moves to the next number, and after the last one to the result, which also closes a phone's keyboard. */
function moveOn(event: KeyboardEvent<HTMLElement>, resultId: string): void {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || isComposing(nativeEvent) || !(target instanceof HTMLInputElement) || target.type !== 'text')
    return;
  const inputs = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type="text"], input:not([type])')];
  const next = inputs[inputs.indexOf(target) + 1] ?? document.getElementById(resultId);
  event.preventDefault();
  next?.focus();
}

export function SexField({ value, onChange }: { value: Sex | ''; onChange: (sex: Sex | '') => void }) {
  const { t } = useLingui();
  return (
    <Choice
      label={t`Sex`}
      value={value}
      onChange={onChange}
      options={[
        { value: 'female', label: t`Female` },
        { value: 'male', label: t`Male` },
      ]}
    />
  );
}

/** A labelled choice between a few options. */
export function Choice<Value extends string>(props: {
  label: string;
  value: Value | '';
  onChange: (value: Value | '') => void;
  options: { value: Value; label: string }[];
}) {
  return <Chips {...props} showLabel />;
}

/** The weight in the unit that the person prefers. Choosing another unit converts it. */
function WeightField({ entries, enter }: Pick<EntriesState, 'entries' | 'enter'>) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const unit: WeightUnit = entries.weightUnit || 'kg';
  const names: Record<WeightUnit, string> = { kg: t`kg`, jin: t`jin`, lb: t`lb` };
  const weight = readWeight(entries.weight, unit);
  const kilograms = weight === undefined ? '' : format.number(weight, { decimals: 1 });
  const isExact = unit === 'kg' && !/[.,]\d\d/.test(entries.weight);
  const { label, start } = numberFields.weight;
  return (
    <NumberField
      label={i18n._(label)}
      besideLabel={
        <Chips
          label={<Trans>Unit of the weight</Trans>}
          value={unit}
          options={(['kg', 'jin', 'lb'] as const).map((value) => ({ value, label: names[value] }))}
          onChange={(to) => enter({ weight: convertWeight(entries.weight, unit, to), weightUnit: to })}
        />
      }
      unit={unit}
      range={weightRangeIn(unit)}
      decimals={2}
      value={entries.weight}
      hint={weight !== undefined && !isExact ? <Trans>Counts as {kilograms} kg</Trans> : undefined}
      steps={{ by: unit === 'kg' ? 0.5 : 1, start: Number(convertWeight(String(start), 'kg', unit)) }}
      onChange={(text) => enter({ weight: text })}
    />
  );
}
