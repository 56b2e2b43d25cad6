import styles from './RecordedDays.module.css';

interface Props {
  /** Recorded days, 1 to `of`. */
  days: number;
  /** The most days that the period allows. */
  of: number;
}

/** Most days that are shown as dots; a bar shows more. */
const MOST_DOTS = 14;

/** Draws recorded days beside their number: a dot for each day of a week, or a bar. */
export function RecordedDays({ days, of }: Props) {
  if (of > MOST_DOTS) {
    return (
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * Math.min(days, of)) / of}%` }} />
      </span>
    );
  }
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: of }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dots are equal
        <span key={day} className={day < days ? styles.filled : undefined} />
      ))}
    </span>
  );
}
