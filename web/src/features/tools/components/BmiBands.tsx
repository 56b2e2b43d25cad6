import { useLingui } from '@lingui/react/macro';
import { formatBodyMass } from '#domains/health/model/body-mass.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { bmiWords } from '../labels.ts';
import { type BmiStandard, bmiBands, bmiEdges } from '../model/bmi.ts';
import type { Entry } from '../model/entry-ranges.ts';
import { FormulaBands } from './FormulaBands.tsx';

const ends = { china: [14, 34], who: [14, 46] } as const;

interface Props {
  standard: BmiStandard;
  /** years */
  age: Entry;
  /** kg/m², not rounded */
  value: number | undefined;
}

/** Shows the bands of the BMI on a scale, with the person's own. */
export function BmiBands({ standard, age, value }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <FormulaBands
      label={t({ message: 'BMI', context: 'measure' })}
      bands={bmiBands(standard, age)}
      words={bmiWords}
      ends={ends[standard]}
      value={value}
      format={(shown) => formatBodyMass(format, shown, bmiEdges(standard, age))}
      step={0.1}
    />
  );
}
