import {
  lightActivity as activity,
  type CareState,
  type EnergyTarget as Energy,
  goalEnergy,
} from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { noEnergyTexts } from '#domains/care/labels.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { fact } from '#platform/fact.ts';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import type { ProfileForm } from '../model/profile.ts';
import styles from './Profile.module.css';

interface Props {
  /** The saved target; kcal per day. */
  saved: number | null | undefined;
  /** The target computed from the form. */
  energy: Energy | undefined;
  goal: ProfileForm['dietaryGoal'];
  /** The state of the person because of which there is no target. */
  withheldBy: CareState | undefined;
}

/** Shows the energy target, how it is computed, and how the unsaved changes affect it. */
export function EnergyTarget({ saved, energy, goal, withheldBy }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const figure = (kcal: number) => format.number(kcal);
  const reason = withheldBy && noEnergyTexts[withheldBy];
  if (reason) {
    return (
      <p className={typography.note}>
        {i18n._(reason)} <Trans>The diary works without a target.</Trans>
      </p>
    );
  }
  if (!energy) {
    return (
      <p className={typography.note}>
        <Trans>Gender, birth date, height and weight give your energy target. Without them there is none.</Trans>
      </p>
    );
  }
  const { basal, target, isFloor, isNeedLow } = energy;
  const change = goal && !isNeedLow ? goalEnergy[goal] : 0;
  const changes = typeof saved === 'number' && saved !== target;
  return (
    <div className={layout.stack2} role="status">
      <p className={styles.figure}>
        <strong>{fact('energy.target', figure(changes ? saved : target))}</strong> <Trans>kcal a day</Trans>
      </p>
      {changes && (
        <p className={styles.becomes}>
          <Trans>Would become {figure(target)} kcal when you save</Trans>
        </p>
      )}
      <p className={typography.note}>
        <Trans>
          {figure(basal)} kcal at rest × {activity} for a day with little movement
        </Trans>
        {change < 0 && <Trans>, less {figure(-change)} to lose weight</Trans>}
        {change > 0 && <Trans>, plus {figure(change)} to gain muscle</Trans>}
        {change < 0 ? (
          <Trans>, rounded up to 50.</Trans>
        ) : isNeedLow ? (
          <Trans>, rounded down to 50.</Trans>
        ) : (
          <Trans>, rounded to 50.</Trans>
        )}
      </p>
      {isNeedLow && (
        <p className={styles.floor}>
          <Trans>Your need is already below the safe minimum, so we set no target to lose weight.</Trans>
        </p>
      )}
      {isFloor && (
        <p className={styles.floor}>
          <Trans>
            We suggest at least {figure(target)} kcal. Below that, it is hard to get the nutrients you need.
          </Trans>
        </p>
      )}
      <p className={typography.note}>
        <Trans>Source: Mifflin–St Jeor, 1990. For information only, not a diagnosis.</Trans>
      </p>
    </div>
  );
}
