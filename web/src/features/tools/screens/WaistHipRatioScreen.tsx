import { decimalsAt, raisedWaistHipRatio, waistEdges } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { AdultsOnlyNote, isUnderAge } from '../components/AdultsOnlyNote.tsx';
import { Calculator, Formula, Source } from '../components/Calculator.tsx';
import styles from '../components/CalculatorDrawing.module.css';
import { CalculatorFields, SexField } from '../components/CalculatorFields.tsx';
import { CalculatorResult, ResultPart } from '../components/CalculatorResult.tsx';
import { FormulaBands } from '../components/FormulaBands.tsx';
import { MissingEntries } from '../components/MissingEntries.tsx';
import { ProfileAutofill } from '../components/ProfileAutofill.tsx';
import { ratioWords, waistWords } from '../labels.ts';
import type { Sex } from '../model/entry-ranges.ts';
import { numberFields } from '../model/number-fields.ts';
import { measuredGirths } from '../model/read-entries.ts';
import { useEntries } from '../model/useEntries.ts';
import { ratioBands, type WaistHipResult, waistBands, waistHipRatio } from '../model/waist-hip-ratio.ts';

const names = ['sex', 'waist', 'hip', 'age'] as const;

/** `/tools/waist-hip-ratio`: the waist-hip ratio and the waist, as indicators of visceral fat. */
export function WaistHipRatioScreen() {
  const { t, i18n } = useLingui();
  const entering = useEntries();
  const { entries, numbers, enter } = entering;
  const result = waistHipRatio({ ...numbers, sex: entries.sex || undefined });
  const sex = entries.sex || 'female';
  const formatRatio = useFormatRatio(sex);
  const ratio = result && formatRatio(result.ratio);
  const ratioWord = result && i18n._(ratioWords[result.ratioBand].label);
  const waistWord = result && i18n._(waistWords[result.waistBand].label);
  const invite = (
    <MissingEntries {...entering} names={names}>
      <Trans>Enter your sex, age, waist and hips to see your ratio.</Trans>
    </MissingEntries>
  );
  const fallback = isUnderAge(numbers.age) ? <AdultsOnlyNote /> : !result && invite;
  const answer = result ? t`Waist–hip ratio ${ratio}: ${ratioWord}. Waist: ${waistWord}` : '';
  return (
    <Calculator
      path="/tools/waist-hip-ratio"
      entering={entering}
      answer={answer}
      method={<Method />}
      fields={
        <CalculatorFields
          {...entering}
          numbersOf={['waist', 'hip', 'age']}
          hints={{
            waist: <Trans>Midway between the lowest rib and the hip bone, after breathing out</Trans>,
            hip: <Trans>Where they are widest</Trans>,
          }}
          resultId="waist-hip-ratio"
          drawing={<MeasureDrawing />}
          trailing={
            <ProfileAutofill
              {...entering}
              names={names}
              more={{
                read: measuredGirths,
                filled: <Trans>Filled in from your profile and your measurements.</Trans>,
              }}
            />
          }
        >
          <SexField value={entries.sex} onChange={(value) => enter({ sex: value })} />
        </CalculatorFields>
      }
    >
      <CalculatorResult
        id="waist-hip-ratio"
        title={<Trans>Your waist and hips</Trans>}
        fallback={fallback}
        preview={entries.sex && !isUnderAge(numbers.age) && <Scales sex={entries.sex} />}
        announcement={answer}
      >
        {result && <Scales sex={sex} result={result} />}
      </CalculatorResult>
    </Calculator>
  );
}

/** The bands of the ratio and of the waist alone, with the person's values once they are known. */
function Scales({ sex, result }: { sex: Sex; result?: WaistHipResult }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <>
      <ResultPart title={<Trans>Waist–hip ratio, WHO</Trans>}>
        <FormulaBands
          label={t`Waist–hip ratio`}
          bands={ratioBands[sex]}
          words={ratioWords}
          ends={[0.6, 1.2]}
          value={result?.ratio}
          format={useFormatRatio(sex)}
          step={0.01}
        />
      </ResultPart>
      <ResultPart title={<Trans>Waist in cm, Chinese standard</Trans>}>
        <FormulaBands
          label={t`Waist in cm`}
          bands={waistBands[sex]}
          words={waistWords}
          ends={[60, 115]}
          value={result?.waist}
          format={format.number}
          step={0.1}
        />
      </ResultPart>
    </>
  );
}

function useFormatRatio(sex: Sex) {
  const format = useFormat();
  const edges = ratioBands[sex].slice(1).map(({ from }) => from);
  return (value: number) => format.number(value, { decimals: decimalsAt(value, edges, 2) });
}

function Method() {
  const format = useFormat();
  const { female, male } = waistEdges;
  const [women, men] = [
    format.number(raisedWaistHipRatio.female, { decimals: 2 }),
    format.number(raisedWaistHipRatio.male, { decimals: 2 }),
  ];
  return (
    <>
      <Formula>
        <Trans>Ratio = waist ÷ hips</Trans>
      </Formula>
      <p>
        <Trans>
          High from {women} in women and from {men} in men.
        </Trans>
      </p>
      <Source>
        <Trans>World Health Organization, Waist circumference and waist–hip ratio, 2008</Trans>
      </Source>
      <p>
        <Trans>
          The waist alone: borderline (pre-central obesity) from {female.preCentral} cm in women and {male.preCentral}{' '}
          cm in men, central obesity from {female.central} cm in women and {male.central} cm in men.
        </Trans>
      </p>
      <Source>
        <Trans>WS/T 428-2013, Criteria of weight for adults, China</Trans>
      </Source>
      <p>
        <Trans>Not for people under 18, or in pregnancy.</Trans>
      </p>
    </>
  );
}

/** Shows where to measure the waist, midway between rib and hip bone, and the hips. */
function MeasureDrawing() {
  const { i18n } = useLingui();
  return (
    <svg className={styles.drawing} viewBox="0 0 116 92" aria-hidden="true">
      <path
        className={styles.body}
        d="M20 2c0 14 6 22 6 34S13 56 13 68c0 9 3 15 4 22h21l2-10 2 10h21c1-7 4-13 4-22 0-12-13-20-13-32s6-20 6-34"
      />
      <path className={styles.bones} d="M29 27c2-5 6-9 11-10 5 1 9 5 11 10M20 55c2-5 6-7 10-7M60 55c-2-5-6-7-10-7" />
      <path className={styles.tape} d="M26 36c8 4 20 4 28 0M13 68c15 6 39 6 54 0" />
      <path className={styles.leader} d="M59 36h19M72 68h6" />
      <text className={styles.word} x="83" y="40">
        {i18n._(numberFields.waist.label)}
      </text>
      <text className={styles.word} x="83" y="72">
        {i18n._(numberFields.hip.label)}
      </text>
    </svg>
  );
}
