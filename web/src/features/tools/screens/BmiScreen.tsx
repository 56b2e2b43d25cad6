import {
  bodyMassEdges,
  bodyMassEdgesAt,
  internationalBodyMassEdges,
  olderAge,
  oldestAge,
} from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatBodyMass } from '#domains/health/model/body-mass.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { AdultsOnlyNote, isUnderAge } from '../components/AdultsOnlyNote.tsx';
import { Calculator, Formula, Source } from '../components/Calculator.tsx';
import { CalculatorFields, Choice } from '../components/CalculatorFields.tsx';
import { CalculatorResult } from '../components/CalculatorResult.tsx';
import { FormulaBands } from '../components/FormulaBands.tsx';
import { MissingEntries } from '../components/MissingEntries.tsx';
import { PregnancyNote, useIsPregnant } from '../components/PregnancyNote.tsx';
import { ProfileAutofill } from '../components/ProfileAutofill.tsx';
import { SaveWeight } from '../components/SaveWeight.tsx';
import { bmiWords } from '../labels.ts';
import { type BmiStandard, bmiBand, bmiBands, bmiEdges, bmiOf, isPossibleBmi, normalWeights } from '../model/bmi.ts';
import type { Entry } from '../model/entry-ranges.ts';
import { useEntries } from '../model/useEntries.ts';

const names = ['age', 'height', 'weight'] as const;

/** `/tools/bmi`: the body mass index of an adult, with the Chinese or the international cut-offs. */
export function BmiScreen() {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const entering = useEntries();
  const { entries, numbers, enter } = entering;
  const standard: BmiStandard = entries.bmiStandard || 'china';
  const bmi = bmiOf(numbers);
  const band = bmi !== undefined && !isPossibleBmi(bmi) ? undefined : bmiBand(bmi, numbers.age, standard);
  const word = band && i18n._(bmiWords[band].label);
  const shown = bmi === undefined ? '' : formatBodyMass(format, bmi, bmiEdges(standard, numbers.age));
  const pregnant = useIsPregnant();
  const answer = band && !pregnant ? t`BMI ${shown}: ${word}` : '';
  return (
    <Calculator
      path="/tools/bmi"
      entering={entering}
      answer={answer}
      method={<Method standard={standard} />}
      fields={
        <CalculatorFields
          {...entering}
          numbersOf={names}
          resultId="bmi"
          trailing={<ProfileAutofill {...entering} names={names} />}
        />
      }
    >
      <CalculatorResult
        id="bmi"
        title={<Trans>Your BMI</Trans>}
        choice={
          <Choice
            label={t`Standard`}
            value={standard}
            onChange={(bmiStandard) => enter({ bmiStandard })}
            options={[
              { value: 'china', label: t`China` },
              { value: 'who', label: t`WHO` },
            ]}
          />
        }
        fallback={
          isUnderAge(numbers.age) ? (
            <AdultsOnlyNote>
              <p>
                <Trans>
                  Up to 5 years of age, the growth curve shows how a child is doing. After that, ask a doctor.
                </Trans>
              </p>
              <ButtonLink href={pathTo('/growth-curve')} variant="quiet">
                <Trans>Growth curve</Trans>
              </ButtonLink>
            </AdultsOnlyNote>
          ) : pregnant ? (
            <PregnancyNote />
          ) : bmi !== undefined && !isPossibleBmi(bmi) ? (
            <Trans>Check your entries: nobody has a BMI of {shown}.</Trans>
          ) : (
            !band && (
              <MissingEntries {...entering} names={names}>
                <Trans>Enter your age, height and weight to see your BMI.</Trans>
              </MissingEntries>
            )
          )
        }
        preview={
          bmi === undefined &&
          !pregnant &&
          !isUnderAge(numbers.age) && <BmiBands standard={standard} age={numbers.age} value={undefined} />
        }
        announcement={answer}
      >
        <BmiBands standard={standard} age={numbers.age} value={band && bmi} />
        <Weights weights={normalWeights(numbers.height, numbers.age, standard)} />
      </CalculatorResult>
      <SaveWeight weight={numbers.weight} />
    </Calculator>
  );
}

function Weights({ weights }: { weights: readonly [number, number] | undefined }) {
  const format = useFormat();
  const [least, most] = (weights ?? []).map((weight) => format.number(weight, { decimals: 1 }));
  return (
    <p>
      <Trans>
        Normal at your height: {least} to {most} kg
      </Trans>
    </p>
  );
}

function Method({ standard }: { standard: BmiStandard }) {
  const { normal, overweight, obese } = bodyMassEdges;
  const who = internationalBodyMassEdges;
  const older = bodyMassEdgesAt(olderAge);
  return (
    <>
      <Formula>
        <Trans>BMI = weight in kg ÷ (height in m)²</Trans>
      </Formula>
      {standard === 'china' ? (
        <>
          <p>
            <Trans>
              Normal from {normal}, overweight from {overweight}, obesity from {obese}.
            </Trans>
          </p>
          <Source>
            <Trans>WS/T 428-2013, Criteria of weight for adults, China</Trans>
          </Source>
          <p>
            <Trans>
              From {olderAge} on: normal from {older.normal} to below {older.overweight} (Weight Management Guiding
              Principles, 2024). From {oldestAge} on: from {bodyMassEdgesAt(oldestAge).normal} (WS/T 868-2025).
            </Trans>
          </p>
          <p>
            <Trans>The other screens use these cut-offs, too.</Trans>
          </p>
        </>
      ) : (
        <>
          <p>
            <Trans>
              Normal from {who.normal}, overweight from {who.overweight}, obesity from {who.obese1}, class II from{' '}
              {who.obese2}, class III from {who.obese3}.
            </Trans>
          </p>
          <Source>
            <Trans>World Health Organization, Technical Report Series 894 (2000)</Trans>
          </Source>
        </>
      )}
      <p>
        <Trans>
          Not for people under 18, in pregnancy, or with a lot of muscle: BMI cannot tell muscle from fat. From 65 on,
          other limits apply.
        </Trans>
      </p>
    </>
  );
}

const ends = { china: [14, 34], who: [14, 46] } as const;

interface Props {
  standard: BmiStandard;
  /** years */
  age: Entry;
  /** kg/m², not rounded */
  value: number | undefined;
}

/** Shows the bands of the BMI on a scale, with the person's own. */
function BmiBands({ standard, age, value }: Props) {
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
