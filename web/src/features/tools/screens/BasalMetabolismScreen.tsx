import { careProfile, type Permit, permitFor } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCare } from '#domains/care/model/useCare.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useSession } from '#platform/session/session.ts';
import typography from '#ui/Typography.module.css';
import { AdultsOnlyNote, isUnderAge } from '../components/AdultsOnlyNote.tsx';
import { BasalMethod } from '../components/BasalMethod.tsx';
import { Calculator } from '../components/Calculator.tsx';
import { CalculatorFields, Choice, SexField } from '../components/CalculatorFields.tsx';
import { CalculatorResult, ResultFigure, ResultPart } from '../components/CalculatorResult.tsx';
import { MissingEntries } from '../components/MissingEntries.tsx';
import { ProfileAutofill } from '../components/ProfileAutofill.tsx';
import { activityWords } from '../labels.ts';
import {
  type Activity,
  activityFactors,
  type BasalFormula,
  basalMetabolism,
  dailyNeed,
} from '../model/basal-metabolism.ts';
import { useEntries } from '../model/useEntries.ts';
import styles from './BasalMetabolismScreen.module.css';

const byBody = ['sex', 'age', 'height', 'weight'] as const;
const byLean = ['age', 'bodyFat', 'weight'] as const;

/** `/tools/basal-metabolism`: the energy of a body at rest and over a day. */
export function BasalMetabolismScreen() {
  const { t } = useLingui();
  const entering = useEntries();
  const { entries, numbers, enter } = entering;
  const formula: BasalFormula = entries.basalFormula || 'mifflin';
  const energy = basalMetabolism(formula, { ...numbers, sex: entries.sex || undefined });
  const format = useFormat();
  const shown = energy === undefined ? '' : format.number(energy, { decimals: 0 });
  const conditions = useCare()?.conditions;
  const isGuest = !useSession().user.userToken;
  // A guest's conditions are unknown; those of a signed-in person are waited for.
  const isKnown = isGuest || conditions !== undefined;
  const permit = isKnown ? permitFor(careProfile({ ...numbers, conditions }), 'energyTarget') : undefined;
  const byLeanMass = formula === 'katch';
  const complete = byLeanMass
    ? [numbers.age, numbers.weight, numbers.bodyFat]
    : [entries.sex || undefined, numbers.age, numbers.height, numbers.weight];
  const names = byLeanMass ? byLean : byBody;
  const impossible = energy === undefined && !complete.includes(undefined);
  const answer = energy === undefined ? '' : t`Basal metabolism ${shown} kcal a day`;
  return (
    <Calculator
      path="/tools/basal-metabolism"
      entering={entering}
      answer={answer}
      method={<BasalMethod formula={formula} />}
      fields={
        <CalculatorFields
          {...entering}
          numbersOf={byLeanMass ? ['age', 'bodyFat', 'weight'] : ['age', 'height', 'weight']}
          resultId="basal-metabolism"
          trailing={<ProfileAutofill {...entering} names={names} />}
        >
          {!byLeanMass && <SexField value={entries.sex} onChange={(sex) => enter({ sex })} />}
        </CalculatorFields>
      }
    >
      <CalculatorResult
        id="basal-metabolism"
        title={<Trans>Energy at rest</Trans>}
        choice={
          <Choice
            label={t`Formula`}
            value={formula}
            onChange={(basalFormula) => enter({ basalFormula })}
            options={[
              { value: 'mifflin', label: t`Mifflin` },
              { value: 'harris', label: t`Harris` },
              { value: 'katch', label: t`Katch` },
            ]}
          />
        }
        fallback={
          isUnderAge(numbers.age) ? (
            <AdultsOnlyNote />
          ) : impossible ? (
            <Trans>
              This formula gives no sensible answer for these values. Check them, or choose another formula.
            </Trans>
          ) : energy !== undefined ? null : (
            <MissingEntries {...entering} names={names}>
              {byLeanMass ? (
                <Trans>Enter your age, weight and body fat to see how much energy your body needs.</Trans>
              ) : (
                <Trans>Enter your sex, age, height and weight to see how much energy your body needs.</Trans>
              )}
            </MissingEntries>
          )
        }
        announcement={answer}
      >
        <ResultFigure value={shown} unit={<Trans>kcal a day</Trans>}>
          <Trans>What your body burns just to keep going</Trans>
        </ResultFigure>
        {energy !== undefined && permit && <DailyNeeds energy={energy} permit={permit} />}
      </CalculatorResult>
    </Calculator>
  );
}

/** The energy of a day by level of activity. */
function DailyNeeds({ energy }: { energy: number; permit: Permit<'energyTarget'> }) {
  const { i18n } = useLingui();
  const format = useFormat();
  return (
    <ResultPart title={<Trans>Daily need by activity</Trans>}>
      <dl>
        {(Object.keys(activityFactors) as Activity[]).map((activity) => {
          const need = format.number(dailyNeed(energy, activity), { decimals: 0 });
          return (
            <div key={activity} className={styles.activity}>
              <dt className={styles.name}>
                {i18n._(activityWords[activity].name)}
                <span className={typography.noteBlock}>{i18n._(activityWords[activity].detail)}</span>
              </dt>
              <dd className={styles.need}>
                <Trans>{need} kcal</Trans>
              </dd>
            </div>
          );
        })}
      </dl>
    </ResultPart>
  );
}
