import { useLingui } from '@lingui/react/macro';
import { formatBodyMass } from '#domains/health/model/body-mass.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { bmiWords } from '../labels.ts';
import { type BmiStandard, bmiBands, bmiEdges } from '../model/bmi.ts';
import { FormulaBands } from './FormulaBands.tsx';

const ends = { china: [14, 34], who: [14, 46] } as const;

/** Shows the bands of the BMI on a scale, with the person's own. @param value kg/m², not rounded */
export function BmiBands({ standard, value }: { standard: BmiStandard; value: number | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <FormulaBands
      label={t({ message: 'BMI', context: 'measure' })}
      bands={bmiBands[standard]}
      words={bmiWords}
      ends={ends[standard]}
      value={value}
      format={(shown) => formatBodyMass(format, shown, bmiEdges(standard))}
      step={0.1}
    />
  );
}
