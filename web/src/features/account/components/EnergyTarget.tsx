import {
  lightActivity as activity,
  careProfile,
  type EnergyTarget as Energy,
  type Person,
  permits,
} from '@health-app/sdk/safety';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { noEnergyTexts } from '#domains/care/labels.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { fact } from '#platform/fact.ts';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import styles from './Profile.module.css';

interface Props {
  /** The saved target; kcal per day. */
  saved: number | null | undefined;
  /** The target computed from the form. */
  energy: Energy | undefined;
  /** The facts of the form. */
  person: Person;
}

/** Shows the energy target, how it is computed, and how the unsaved changes affect it. */
export function EnergyTarget({ saved, energy, person }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const reason = noEnergyReason(person);
  const figure = (kcal: number) => format.number(kcal);
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
  const { basal, need, change, target, isFloor } = energy;
  if (target === null) {
    return (
      <p className={typography.note} role="status">
        <Trans>
          Your need is about {figure(need)} kcal a day, which is below the safe minimum for a target, so we set none. A
          dietitian can plan your meals. The diary works without a target.
        </Trans>
      </p>
    );
  }
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
        {change < 0 ? <Trans>, rounded up to 50.</Trans> : <Trans>, rounded to 50.</Trans>}
      </p>
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

/** Why a person has no energy target, by the gravest of their states; undefined without such a state. */
function noEnergyReason(person: Person): MessageDescriptor | undefined {
  const care = careProfile(person);
  if (permits(care, 'energyTarget')) return undefined;
  return care.states.flatMap((state) => noEnergyTexts[state] ?? [])[0];
}
