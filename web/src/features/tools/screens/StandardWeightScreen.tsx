import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { AdultsOnly, isUnderAge } from '../components/AdultsOnly.tsx';
import { Bands } from '../components/Bands.tsx';
import { Calculator, Formula, Source } from '../components/Calculator.tsx';
import { CalculatorResult, Figure } from '../components/CalculatorResult.tsx';
import { Choice, Fields } from '../components/Fields.tsx';
import { ProfileFill } from '../components/ProfileFill.tsx';
import { SaveWeight } from '../components/SaveWeight.tsx';
import { deviationWords } from '../labels.ts';
import { useFormat } from '../model/format.ts';
import {
  deviation,
  deviationBand,
  deviationBands,
  type StandardWeightMethod,
  standardWeight,
  usualWeights,
} from '../model/standard-weight.ts';
import { useEntries } from '../model/useEntries.ts';

/** `/tools/standard-weight`: the standard weight for a height by two methods, and the person's deviation from it. */
export function StandardWeightScreen() {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const entering = useEntries();
  const { entries, numbers, enter } = entering;
  const method: StandardWeightMethod = entries.weightMethod || 'bmi22';
  const standard = standardWeight(method, numbers);
  const percent = deviation(numbers.weight, standard);
  const { fixed, deviation: formatDeviation } = useFormat();
  const shown = standard === undefined ? '' : fixed(standard, 1);
  const [least, most] = standard === undefined ? [] : usualWeights(standard).map((weight) => fixed(weight, 1));
  const word = percent !== undefined && i18n._(deviationWords[deviationBand(percent)].label);
  const off = percent !== undefined && formatDeviation(percent);
  const answerless = numbers.age !== undefined && numbers.height !== undefined && standard === undefined;
  const answer = standard === undefined ? '' : t`Standard weight ${shown} kg`;
  return (
    <Calculator path="/tools/standard-weight" entering={entering} answer={answer} method={<Method method={method} />}>
      <Fields
        {...entering}
        numbersOf={['age', 'height', 'weight']}
        resultId="standard-weight"
        trailing={<ProfileFill {...entering} />}
      />
      <CalculatorResult
        id="standard-weight"
        title={<Trans>Standard weight</Trans>}
        choice={
          <Choice
            label={t`Method`}
            value={method}
            onChange={(weightMethod) => enter({ weightMethod })}
            options={[
              { value: 'bmi22', label: t`By BMI 22` },
              { value: 'broca', label: t`By Broca, modified` },
            ]}
          />
        }
        fallback={
          isUnderAge(numbers.age) ? (
            <AdultsOnly />
          ) : answerless ? (
            <Trans>Broca has no answer for heights up to 100 cm. BMI 22 has one.</Trans>
          ) : (
            standard === undefined && <Trans>Enter your age and height to see the standard weight.</Trans>
          )
        }
        announcement={answer}
      >
        <Figure value={shown} unit="kg">
          <Trans>
            Normal: {least} to {most} kg
          </Trans>
        </Figure>
      </CalculatorResult>
      <CalculatorResult
        title={<Trans>Your weight compared</Trans>}
        fallback={
          numbers.weight === undefined ? (
            <Trans>Enter your weight too, to see how far it is from the standard.</Trans>
          ) : (
            standard === undefined && <Trans>Without a standard weight there is nothing to compare yours with.</Trans>
          )
        }
        announcement={word && off ? t`Your weight: ${off}, ${word}` : ''}
      >
        <Bands
          label={t`Difference from the standard weight`}
          bands={deviationBands}
          words={deviationWords}
          ends={[-40, 40]}
          ranges={{
            under: t`10 to 20% under`,
            normal: t`up to 10% off`,
            over: t`10 to 20% over`,
            wasted: t`20% under or more`,
            obese: t`20% over or more`,
          }}
          value={percent}
          format={formatDeviation}
          step={0.1}
        />
      </CalculatorResult>
      <SaveWeight weight={numbers.weight} />
    </Calculator>
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
          Several methods exist and they disagree, so the one in use is named. Up to 10% from the standard is normal,
          20% or more is severe underweight or obesity.
        </Trans>
      </p>
      <p>
        <Trans>Not for people under 18, in pregnancy, or with a lot of muscle.</Trans>
      </p>
    </>
  );
}
