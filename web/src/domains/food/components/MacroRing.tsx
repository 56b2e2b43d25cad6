import { Trans } from '@lingui/react/macro';
import { type CSSProperties, useId } from 'react';
import { type DayEnergy, useDayEnergy } from '../model/useDayEnergy.ts';
import styles from './Macros.module.css';

/** The length of a round end, as a percentage of the ring: half the width of the line, and a little for its edge. */
const END = 2;

interface Props extends DayEnergy {
  /** kcal of planned meals that are not eaten yet */
  planned?: number;
  /** Diameter, rem. @default 16 */
  size?: number;
}

/**
 * Shows the energy of a day against its target: eaten, this meal and planned in three tones. A text gives the energy left
 * or over.
 */
export function MacroRing({ target, eaten, meal, planned = 0, date, isOver = false, size = 16 }: Props) {
  const { goalKcal, isKnown, isAbove, total, goal, rest, over, sentence } = useDayEnergy({
    target,
    eaten,
    meal,
    date,
    isOver,
  });
  const [figure, unit] = isAbove
    ? [over, <Trans key="over">kcal over</Trans>]
    : !isKnown
      ? [total, <Trans key="total">kcal</Trans>]
      : isOver
        ? [total, <Trans key="of">of {goal} kcal</Trans>]
        : [rest, <Trans key="left">kcal left</Trans>];
  const parts = [eaten, meal ?? 0, planned].map((part) => (part > 0 ? part : 0));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  // Above the target, the whole ring stands for the eaten energy, and a notch marks the target.
  const scale = 100 / Math.max(whole, goalKcal, 1);
  const shown = (['eaten', 'meal', 'planned'] as const)
    .map((name, index) => ({ name, length: (parts[index] ?? 0) * scale }))
    .filter(({ length }) => length > 0);
  const filled = shown.reduce((sum, { length }) => sum + length, 0);
  // Around a full ring, the ends would lie over each other.
  const end = filled > 100 - 2 * END ? 0 : END;
  let start = 0;
  const ends = useId();
  const circle = { cx: 18, cy: 18, r: 15.2, pathLength: 100 };
  return (
    <div className={styles.ring} style={{ '--size': `${size}rem` } as CSSProperties} role="img" aria-label={sentence}>
      <svg className={styles.circle} viewBox="0 0 36 36" aria-hidden="true">
        <circle className={styles.track} {...circle} />
        {/* The parts touch each other, and their sum has round ends. */}
        <mask id={ends} className={styles.mask}>
          <circle className={styles.whole} {...circle} strokeDasharray={`${filled} 100`} />
        </mask>
        <g mask={`url(#${ends})`}>
          {shown.map(({ name, length }, index) => {
            const before = index === 0 ? end : 0;
            const after = index === shown.length - 1 ? end : 0;
            const offset = start - before;
            start += length;
            return (
              <circle
                key={name}
                className={styles[name === 'eaten' && meal === undefined ? 'meal' : name]}
                {...circle}
                strokeDasharray={`${length + before + after} ${100 - length - before - after}`}
                strokeDashoffset={-offset}
              />
            );
          })}
        </g>
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
        <span className={isAbove ? `${styles.figure} ${styles.over}` : styles.figure}>{figure}</span>
        <span className={styles.unit}>{unit}</span>
      </div>
    </div>
  );
}
