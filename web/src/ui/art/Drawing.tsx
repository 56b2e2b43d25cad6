import styles from './Drawing.module.css';
import drawings from './drawings.svg?url';

/** The drawings of `drawings.svg`. */
export const drawingNames = [
  'medication',
  'family',
  'partners',
  'plate',
  'trend',
  'parcel',
  'signpost',
  'purse',
  'survey',
  'sign-in',
  'search',
  'hourglass',
  'calendar',
  'book',
  'membership',
] as const;

export type DrawingName = (typeof drawingNames)[number];

/**
 * A drawing of an empty or first-time screen, on a ground that differs by product. It is decorative, because the text beside
 * it says the same. The drawings load when one is shown, because most visits show none.
 */
export function Drawing({ of }: { of: DrawingName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 120" aria-hidden="true">
      <rect className={styles.ground} x="28" y="10" width="104" height="104" />
      <path
        className={styles.finder}
        d="M14 34V22a10 10 0 0 1 10-10h12M124 12h12a10 10 0 0 1 10 10v12M146 90v12a10 10 0 0 1-10 10h-12M36 112H24a10 10 0 0 1-10-10V90"
      />
      <use href={`${drawings}#${of}`} />
    </svg>
  );
}
