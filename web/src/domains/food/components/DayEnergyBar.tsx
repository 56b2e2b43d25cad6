import { Trans } from '@lingui/react/macro';
import type { PermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { type DayEnergy, useDayEnergy } from '../model/useDayEnergy.ts';
import styles from './Macros.module.css';

/** Shows the energy of a day against its target as a bar with two tones, for a screen whose main number is another one. */
export function DayEnergyBar(day: DayEnergy & { target: PermittedTarget }) {
  const { goalKcal, isAbove, rest, over, sentence } = useDayEnergy(day);
  const { eaten, meal = 0, isOver = false } = day;
  const end = Math.max(goalKcal, eaten + meal, 1);
  const width = (kcal: number) => `${(Math.max(0, kcal || 0) / end) * 100}%`;
  return (
    <div>
      <div className={`${styles.bar} ${styles.energy}`} role="img" aria-label={sentence}>
        <span className={styles.before} style={{ width: width(eaten) }} />
        <span className={styles.now} style={{ width: width(meal) }} />
        {isAbove && <span className={styles.goal} style={{ left: width(goalKcal) }} />}
      </div>
      {isAbove ? (
        <p className={styles.over}>
          <Trans>{over} kcal over</Trans>
        </p>
      ) : (
        !isOver && (
          <p className={styles.rest}>
            <Trans>{rest} kcal left for the day</Trans>
          </p>
        )
      )}
    </div>
  );
}
