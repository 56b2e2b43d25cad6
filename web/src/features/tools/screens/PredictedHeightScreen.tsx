import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { BandScale } from '#ui/gauge/BandScale.tsx';
import { Calculator, Formula, Source } from '../components/Calculator.tsx';
import styles from '../components/CalculatorDrawing.module.css';
import { CalculatorFields, Choice } from '../components/CalculatorFields.tsx';
import { CalculatorResult } from '../components/CalculatorResult.tsx';
import { MissingEntries } from '../components/MissingEntries.tsx';
import { ProfileAutofill } from '../components/ProfileAutofill.tsx';
import { predictedHeight, type TargetHeight } from '../model/predicted-height.ts';
import { familyEntries } from '../model/read-entries.ts';
import { useEntries } from '../model/useEntries.ts';

const names = ['childSex', 'father', 'mother'] as const;

/** `/tools/predicted-height`: the adult height of a child from the heights of the parents. */
export function PredictedHeightScreen() {
  const { t } = useLingui();
  const entering = useEntries();
  const { entries, numbers, enter } = entering;
  const predicted = predictedHeight({
    sex: entries.childSex || undefined,
    father: numbers.father,
    mother: numbers.mother,
  });
  const format = useFormat();
  const [target, low, high] = predicted
    ? [predicted.target, predicted.low, predicted.high].map((height) => format.number(height))
    : [];
  const answer = predicted ? t`Predicted height ${target} cm, between ${low} and ${high} cm` : '';
  return (
    <Calculator
      path="/tools/predicted-height"
      entering={entering}
      answer={answer}
      method={<Method />}
      fields={
        <CalculatorFields
          {...entering}
          numbersOf={['father', 'mother']}
          resultId="predicted-height"
          drawing={<ParentsDrawing />}
          trailing={
            <ProfileAutofill
              {...entering}
              names={names}
              more={{
                read: familyEntries,
                filled: <Trans>Filled in from your profile and your family.</Trans>,
              }}
            />
          }
        >
          <Choice
            label={t`Child’s sex`}
            value={entries.childSex}
            onChange={(childSex) => enter({ childSex })}
            options={[
              { value: 'female', label: t`Girl` },
              { value: 'male', label: t`Boy` },
            ]}
          />
        </CalculatorFields>
      }
    >
      <CalculatorResult
        id="predicted-height"
        title={<Trans>Height as an adult</Trans>}
        fallback={
          !predicted && (
            <MissingEntries {...entering} names={names}>
              <Trans>Choose girl or boy, and enter both parents’ heights.</Trans>
            </MissingEntries>
          )
        }
        announcement={answer}
      >
        {predicted && <Target predicted={predicted} />}
      </CalculatorResult>
    </Calculator>
  );
}

/** Step of the displayed heights, cm. */
const step = 0.1;

/** Small addend that includes the upper end of the range, cm. */
const included = 0.001;

/** Margin of the drawn scale around the target, cm. */
const around = 15;

function Target({ predicted }: { predicted: TargetHeight }) {
  const { t } = useLingui();
  const format = useFormat();
  const { target, low, high } = predicted;
  const [inWords, least, most] = [format.number(target), format.number(low), format.number(high)];
  return (
    <>
      <TargetScale
        {...predicted}
        value={target}
        format={(height) => (height === target ? t`${inWords} cm` : format.number(height))}
      />
      <p>
        <Trans>
          About 95 of 100 children of such parents become {least} to {most} cm tall.
        </Trans>
      </p>
    </>
  );
}

interface ScaleProps extends TargetHeight {
  value: number;
  format: (height: number) => string;
}

/** The target range within the heights around it. */
function TargetScale({ target, low, high, value, format }: ScaleProps) {
  const { t } = useLingui();
  return (
    <BandScale
      label={t`Height as an adult`}
      bands={[
        { key: 'below', label: t`Below`, from: target - around, to: low, tone: 'plain' },
        { key: 'target', label: t`Target range`, from: low, to: high + included, tone: 'good' },
        { key: 'above', label: t`Above`, from: high + included, to: target + around, tone: 'plain' },
      ]}
      value={value}
      step={step}
      format={format}
    />
  );
}

const Method = () => (
  <>
    <Formula>
      <Trans>Boy: (father + mother + 13) ÷ 2</Trans>
    </Formula>
    <Formula>
      <Trans>Girl: (father + mother − 13) ÷ 2</Trans>
    </Formula>
    <p>
      <Trans>The target range reaches 8.5 cm to either side.</Trans>
    </p>
    <Source>
      <Trans>Tanner et al., Archives of Disease in Childhood, 1970</Trans>
    </Source>
    <p>
      <Trans>
        Not for children with an illness that changes growth, and not from the heights of adoptive parents. Food, sleep
        and illness also count. If a child grows far from the range, show it to a doctor.
      </Trans>
    </p>
  </>
);

/** Two parents, and a child with the outline of the adult that it may become. */
function ParentsDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 116 92" aria-hidden="true">
      <circle className={styles.body} cx="20" cy="15" r="9" />
      <path className={styles.body} d="M6 88V44a14 14 0 0 1 28 0v44" />
      <circle className={styles.body} cx="56" cy="24" r="9" />
      <path className={styles.body} d="M42 88V53a14 14 0 0 1 28 0v35" />
      <circle className={styles.solid} cx="92" cy="55" r="8" />
      <path className={styles.solid} d="M80 88v-9a12 12 0 0 1 24 0v9z" />
      <circle className={styles.leader} cx="92" cy="19" r="9" />
      <path className={styles.leader} d="M78 86V48a14 14 0 0 1 28 0v38" />
      <path className={styles.bones} d="M2 88h112" />
    </svg>
  );
}
