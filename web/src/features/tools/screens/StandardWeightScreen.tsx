import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { BandScale } from '#ui/gauge/BandScale.tsx';
import typography from '#ui/Typography.module.css';
import { unitText } from '#ui/units/unit-text.ts';
import { AdultsOnlyNote, isUnderAge } from '../components/AdultsOnlyNote.tsx';
import { Calculator, Formula, Source } from '../components/Calculator.tsx';
import { CalculatorFields, Choice } from '../components/CalculatorFields.tsx';
import { CalculatorResult, ResultFigure } from '../components/CalculatorResult.tsx';
import { MissingEntries } from '../components/MissingEntries.tsx';
import { PregnancyNote, useIsPregnant } from '../components/PregnancyNote.tsx';
import { ProfileAutofill } from '../components/ProfileAutofill.tsx';
import { SaveWeight } from '../components/SaveWeight.tsx';
import { bmiWords } from '../labels.ts';
import { normalWeights } from '../model/bmi.ts';
import type { Entry } from '../model/entry-ranges.ts';
import { roundTo } from '../model/round.ts';
import { type StandardWeightMethod, standardWeight } from '../model/standard-weight.ts';
import { useEntries } from '../model/useEntries.ts';

const names = ['age', 'height', 'weight'] as const;

/** `/tools/standard-weight`: the standard weight for a height by two methods, and the person's deviation from it. */
export function StandardWeightScreen() {
  const { t, i18n } = useLingui();
  const entering = useEntries();
  const { entries, numbers, enter } = entering;
  const method: StandardWeightMethod = entries.weightMethod || 'bmi22';
  const standard = standardWeight(method, numbers);
  const format = useFormat();
  const shown = standard === undefined ? '' : format.number(standard, { decimals: 1 });
  const weights = normalWeights(numbers.height, numbers.age, entries.bmiStandard || 'china');
  const [least, most] = (weights ?? []).map((weight) => format.number(weight, { decimals: 1 }));
  const answerless = numbers.age !== undefined && numbers.height !== undefined && standard === undefined;
  const pregnant = useIsPregnant();
  const answer = standard === undefined || pregnant ? '' : t`Standard weight ${shown} kg`;
  return (
    <Calculator
      path="/tools/standard-weight"
      entering={entering}
      answer={answer}
      method={<Method method={method} />}
      fields={
        <CalculatorFields
          {...entering}
          numbersOf={names}
          resultId="standard-weight"
          trailing={<ProfileAutofill {...entering} names={names} />}
        />
      }
    >
      <CalculatorResult
        id="standard-weight"
        title={<Trans>Standard weight</Trans>}
        choice={
          <Choice
            label={t`Method`}
            value={method}
            onChange={(weightMethod) => enter({ weightMethod })}
            options={[
              { value: 'bmi22', label: t`BMI 22` },
              { value: 'broca', label: t`Broca (modified)` },
            ]}
          />
        }
        fallback={
          isUnderAge(numbers.age) ? (
            <AdultsOnlyNote />
          ) : pregnant ? (
            <PregnancyNote />
          ) : answerless ? (
            <Trans>Broca has no answer for heights up to 100 cm. BMI 22 has one.</Trans>
          ) : (
            standard === undefined && (
              <MissingEntries {...entering} names={['age', 'height']}>
                <Trans>Enter your age and height to see the standard weight.</Trans>
              </MissingEntries>
            )
          )
        }
        announcement={answer}
      >
        <ResultFigure value={shown} unit={unitText(i18n, 'kg')}>
          <Trans>
            Normal at your height: {least} to {most} kg
          </Trans>
        </ResultFigure>
        {standard !== undefined && (
          <>
            {weights && <WeightScale weight={numbers.weight} standard={standard} normal={weights} />}
            {numbers.weight === undefined ? (
              <p className={typography.note}>
                <Trans>Enter your weight too, to see how far it is from the standard.</Trans>
              </p>
            ) : (
              <Comparison weight={numbers.weight} standard={standard} normal={weights} />
            )}
          </>
        )}
      </CalculatorResult>
      <SaveWeight weight={numbers.weight} />
    </Calculator>
  );
}

/** Small addend that includes the upper end of the range, kg. */
const included = 0.001;

interface ComparedProps {
  /** kg */
  weight: number;
  /** kg */
  standard: number;
}

/** The person's weight, or the standard one, within the normal ones. */
function WeightScale({ weight, standard, normal: [least, most] }: ScaleProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  return (
    <BandScale
      label={weight === undefined ? t`Standard weight` : t({ message: 'Your weight', context: 'calculator' })}
      bands={[
        {
          key: 'below',
          label: t({ message: 'Low', context: 'calculator' }),
          from: least - (most - least),
          to: least,
          tone: 'plain',
        },
        { key: 'normal', label: i18n._(bmiWords.normal.label), from: least, to: most + included, tone: 'good' },
        {
          key: 'above',
          label: t({ message: 'High', context: 'calculator' }),
          from: most + included,
          to: most + (most - least),
          tone: 'plain',
        },
      ]}
      value={weight ?? standard}
      valueSaid={weight === undefined}
      step={0.1}
      format={(shown) => format.number(shown, { decimals: 1 })}
    />
  );
}

interface ScaleProps extends Omit<ComparedProps, 'weight'> {
  weight: Entry;
  normal: readonly [least: number, most: number];
}

/** The difference between the person's weight and the standard one, which is no aim for a weight that is normal. */
function Comparison({ weight, standard, normal }: ComparedProps & { normal: ScaleProps['normal'] | undefined }) {
  const format = useFormat();
  const difference = roundTo(1, weight - standard);
  const amount = format.number(Math.abs(difference), { decimals: 1 });
  if (difference === 0)
    return (
      <p>
        <Trans>Your weight is the standard weight.</Trans>
      </p>
    );
  const isNormal = normal && weight >= normal[0] && weight <= normal[1];
  if (isNormal)
    return (
      <p>
        {difference > 0 ? (
          <Trans>Your weight is normal, {amount} kg above the standard. Any weight in the normal range is fine.</Trans>
        ) : (
          <Trans>Your weight is normal, {amount} kg below the standard. Any weight in the normal range is fine.</Trans>
        )}
      </p>
    );
  return (
    <p>
      {difference > 0 ? (
        <Trans>You are {amount} kg above the standard.</Trans>
      ) : (
        <Trans>You are {amount} kg below the standard.</Trans>
      )}
    </p>
  );
}

function Method({ method }: { method: StandardWeightMethod }) {
  return (
    <>
      {method === 'bmi22' ? (
        <>
          <Formula>
            <Trans>Standard weight = 22 × (height in m)²</Trans>
          </Formula>
          <Source>
            <Trans>BMI 22, the middle of the normal range</Trans>
          </Source>
        </>
      ) : (
        <>
          <Formula>
            <Trans>Standard weight = (height in cm − 100) × 0.9</Trans>
          </Formula>
          <Source>
            <Trans>Broca index, modified</Trans>
          </Source>
        </>
      )}
      <p>
        <Trans>
          Several methods exist and they disagree, so the one in use is named. Whether a weight is normal is decided by
          the BMI alone, as on all screens.
        </Trans>
      </p>
      <p>
        <Trans>Not for people under 18, in pregnancy, or with a lot of muscle.</Trans>
      </p>
    </>
  );
}
