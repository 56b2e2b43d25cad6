import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { Chips } from '#ui/form/Chips.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { numberFields } from '../model/number-fields.ts';
import type { EntriesState } from '../model/useEntries.ts';
import { convertWeight, readWeight, type WeightUnit, weightRangeIn } from '../model/weight-unit.ts';

/** The weight in the unit that the person prefers. Choosing another unit converts it. */
export function WeightField({ entries, enter }: Pick<EntriesState, 'entries' | 'enter'>) {
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
