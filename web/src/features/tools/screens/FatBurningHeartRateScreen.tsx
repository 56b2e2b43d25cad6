import { restingPulseToAsk } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { BandScale } from '#ui/gauge/BandScale.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { AdultsOnlyNote, isUnderAge } from '../components/AdultsOnlyNote.tsx';
import { Calculator, Formula, Source } from '../components/Calculator.tsx';
import { CalculatorFields, Choice } from '../components/CalculatorFields.tsx';
import { CalculatorResult, ResultFigure } from '../components/CalculatorResult.tsx';
import { MissingEntries } from '../components/MissingEntries.tsx';
import { ProfileAutofill } from '../components/ProfileAutofill.tsx';
import { type FatBurningZone, fatBurningZone, type MaximumFormula } from '../model/heart-rate.ts';
import { measuredRestingRate } from '../model/read-entries.ts';
import { roundTo } from '../model/round.ts';
import { useEntries } from '../model/useEntries.ts';

const names = ['age', 'restingRate'] as const;

/** `/tools/heart-rate`: the heart rate for burning fat, which is that of moderate exercise. */
export function FatBurningHeartRateScreen() {
  const { t } = useLingui();
  const entering = useEntries();
  const { entries, numbers, enter } = entering;
  const formula: MaximumFormula = entries.maximumFormula || 'tanaka';
  const zone = fatBurningZone(formula, numbers);
  const { low, high } = zone ?? {};
  const impossible = !zone && numbers.age !== undefined && numbers.restingRate !== undefined;
  const answer = zone ? t`Moderate zone: ${low} to ${high} beats per minute` : '';
  return (
    <Calculator
      path="/tools/heart-rate"
      entering={entering}
      answer={answer}
      method={<Method formula={formula} />}
      fields={
        <CalculatorFields
          {...entering}
          numbersOf={names}
          hints={{ restingRate: <Trans>After five minutes of sitting quietly</Trans> }}
          resultId="heart-rate"
          trailing={
            <ProfileAutofill
              {...entering}
              names={names}
              more={{
                read: measuredRestingRate,
                filled: <Trans>Filled in from your profile and your measurements.</Trans>,
              }}
            />
          }
        />
      }
    >
      <CalculatorResult
        id="heart-rate"
        title={<Trans>Your fat-burning zone</Trans>}
        choice={
          <Choice
            label={t`Maximum heart rate by`}
            value={formula}
            onChange={(maximumFormula) => enter({ maximumFormula })}
            options={[
              { value: 'tanaka', label: t`Tanaka` },
              { value: 'fox', label: t`Fox` },
            ]}
          />
        }
        fallback={
          isUnderAge(numbers.age) ? (
            <AdultsOnlyNote />
          ) : impossible ? (
            <Trans>Your heart rate at rest is above the maximum for your age. Measure it again.</Trans>
          ) : (
            !zone && (
              <MissingEntries {...entering} names={names}>
                <Trans>Enter your age and your heart rate at rest to see your zone.</Trans>
              </MissingEntries>
            )
          )
        }
        preview={!isUnderAge(numbers.age) && !impossible && <ZonePreview />}
        announcement={answer}
      >
        {zone && <Zone zone={zone} />}
      </CalculatorResult>
    </Calculator>
  );
}

function Zone({ zone: { resting, low, high, maximum } }: { zone: FatBurningZone }) {
  const { t } = useLingui();
  const format = useFormat();
  const show = (rate: number) => format.number(rate, { decimals: 0 });
  const [from, to] = [show(low), show(high)];
  const [fromQuarter, toQuarter] = [show(roundTo(0, low / 4)), show(roundTo(0, high / 4))];
  const top = show(maximum);
  return (
    <>
      <ResultFigure value={t`${from}–${to}`} unit={<Trans>beats per minute</Trans>}>
        <Trans>
          {fromQuarter} to {toQuarter} beats in 15 seconds. Your maximum: {top} a minute.
        </Trans>
      </ResultFigure>
      <p>
        <Trans>Moderate exercise: you can talk, but not sing.</Trans>
      </p>
      {resting > restingPulseToAsk && (
        <p role="note">
          <strong>
            <Trans>Your heart rate at rest is above {restingPulseToAsk}. Ask a doctor before you exercise.</Trans>
          </strong>
        </p>
      )}
      <ZoneScale low={low} high={high + 0.5} ends={[resting, maximum]} format={(rate) => show(Math.floor(rate))} />
    </>
  );
}

/** The zone in percent of the reserve, for want of rates. */
function ZonePreview() {
  const format = useFormat();
  return (
    <div className={layout.stack2}>
      <p className={typography.note}>
        <Trans>Heart rate from rest to maximum</Trans>
      </p>
      <ZoneScale low={40} high={60} ends={[0, 100]} format={format.percent} />
    </div>
  );
}

/** The zone between those of lighter and harder exercise. */
function ZoneScale({ low, high, ends, format }: ZoneScaleProps) {
  const { t } = useLingui();
  return (
    <BandScale
      label={t`Heart rate from rest to maximum`}
      bands={[
        { key: 'light', label: t({ message: 'Light', context: 'effort' }), from: ends[0], to: low, tone: 'plain' },
        { key: 'fat', label: t({ message: 'Moderate', context: 'effort' }), from: low, to: high, tone: 'good' },
        { key: 'hard', label: t({ message: 'Vigorous', context: 'effort' }), from: high, to: ends[1], tone: 'fair' },
      ]}
      emphasized="fat"
      format={format}
    />
  );
}

interface ZoneScaleProps {
  /** Lowest rate of the zone. */
  low: number;
  /** First rate above the zone. */
  high: number;
  ends: readonly [from: number, to: number];
  format: (rate: number) => string;
}

function Method({ formula }: { formula: MaximumFormula }) {
  return (
    <>
      <Formula>
        <Trans>Zone = (maximum − rest) × 40 to 59% + rest</Trans>
      </Formula>
      <Source>
        <Trans>Karvonen et al., Annales Medicinae Experimentalis, 1957; moderate zone: ACSM, 2021</Trans>
      </Source>
      {formula === 'tanaka' ? (
        <>
          <Formula>
            <Trans>Maximum = 208 − 0.7 × age</Trans>
          </Formula>
          <Source>
            <Trans>Tanaka et al., Journal of the American College of Cardiology, 2001</Trans>
          </Source>
        </>
      ) : (
        <>
          <Formula>
            <Trans>Maximum = 220 − age</Trans>
          </Formula>
          <Source>
            <Trans>Fox et al., Annals of Clinical Research, 1971</Trans>
          </Source>
        </>
      )}
      <p>
        <Trans>
          Not for people under 18, in pregnancy, with a heart condition, or who take medicine that slows the heart, such
          as beta blockers, or with a resting rate above {restingPulseToAsk}: ask your doctor before you exercise. The
          true maximum may be ten beats more or less.
        </Trans>
      </p>
    </>
  );
}
