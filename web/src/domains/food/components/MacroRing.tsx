import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import styles from './Macros.module.css';

interface Props {
  /** kcal of a day; null if there is no target */
  target: number | null;
  /** kcal of the meals already in the diary */
  eaten: number;
  /** kcal of the meal on the screen, which is not in `eaten`. If it is given, the ring shows `eaten` in a pale tone. */
  meal?: number;
  /** kcal of planned meals that are not eaten yet */
  planned?: number;
  /** Whether the day is past, so that no remaining energy is shown. @default false */
  isOver?: boolean;
  /** Diameter, rem. @default 16 */
  size?: number;
}

/**
 * Shows the energy of a day against its target: eaten, this meal and planned in three tones. A text gives the energy left
 * or over.
 */
export function MacroRing({ target, eaten, meal, planned = 0, isOver = false, size = 16 }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const parts = [eaten, meal ?? 0, planned].map((part) => (part > 0 ? part : 0));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const sum = Math.round((eaten || 0) + (meal || 0));
  const goalKcal = target ?? 0;
  const isKnown = goalKcal > 0;
  const left = Math.round(goalKcal) - sum;
  const [total, goal, rest, over] = [sum, goalKcal, left, -left].map(format.energy);
  const sentence = !isKnown
    ? t`${total} kcal`
    : left < 0
      ? t`${total} of ${goal} kcal: ${over} kcal over`
      : isOver
        ? t`${total} of ${goal} kcal eaten`
        : t`${total} of ${goal} kcal: ${rest} kcal left`;
  // Above the target, the whole ring stands for the eaten energy, and a notch marks the target.
  const scale = 100 / Math.max(whole, goalKcal, 1);
  let start = 0;
  const circle = { cx: 18, cy: 18, r: 15.2, pathLength: 100 };
  return (
    <div className={styles.ring} style={{ '--size': `${size}rem` } as CSSProperties} role="img" aria-label={sentence}>
      <svg className={styles.circle} viewBox="0 0 36 36" aria-hidden="true">
        <circle className={styles.track} {...circle} />
        {(['eaten', 'meal', 'planned'] as const).map((name, index) => {
          const length = (parts[index] ?? 0) * scale;
          const offset = start;
          start += length;
          return (
            length > 0 && (
              <circle
                key={name}
                className={styles[name === 'eaten' && meal === undefined ? 'meal' : name]}
                {...circle}
                strokeDasharray={`${length} ${100 - length}`}
                strokeDashoffset={-offset}
              />
            )
          );
        })}
        {isKnown && whole > goalKcal && (
          <circle
            className={styles.notch}
            {...circle}
            strokeDasharray="1.4 98.6"
            strokeDashoffset={-(goalKcal * scale - 0.7)}
          />
        )}
      </svg>
      <div className={styles.center} aria-hidden="true">
        <span className={left < 0 && isKnown ? `${styles.figure} ${styles.over}` : styles.figure}>
          {isKnown && left < 0 ? over : !isKnown || isOver ? total : rest}
        </span>
        <span className={styles.unit}>
          {isKnown && left < 0 ? (
            <Trans>kcal over</Trans>
          ) : !isKnown || isOver ? (
            <Trans>kcal</Trans>
          ) : (
            <Trans>kcal left</Trans>
          )}
        </span>
      </div>
    </div>
  );
}
