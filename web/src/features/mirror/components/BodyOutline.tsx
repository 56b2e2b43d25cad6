import type { MirrorMeasureCode } from '@health-app/sdk';
import type { ReactNode } from 'react';
import styles from './BodyOutline.module.css';

export type Side = 'front' | 'side';

const bodies: Record<Side, string> = {
  front:
    'M65 39C67 40.2 64.9 44.9 68 47C71.2 49.1 82.4 50.5 86 53C89.6 55.6 90.5 57.9 92 64C93.5 70.2 94.7 85 96 94C97.4 103 100.9 118.3 101 124C101.2 129.7 98.2 132 97 132C95.8 132 94.4 129.7 93 124C91.7 118.3 89.5 101.8 88 94C86.5 86.2 84.7 71.1 83 72C81.4 72.9 77.2 91.9 77 100C76.9 108.1 81.7 114.6 82 126C82.3 137.4 80.4 161.9 79 176C77.7 190.1 73.5 211.9 73 220C72.6 228.1 77.2 228.5 76 230C74.8 231.5 66.8 231.8 65 230C63.2 228.2 64 226.1 64 218C64 209.9 65.3 188 65 176C64.7 164 63.1 143.7 62 138C61 132.3 59.1 132.3 58 138C57 143.7 55.3 164 55 176C54.7 188 56 209.9 56 218C56 226.1 56.8 228.2 55 230C53.2 231.8 45.2 231.5 44 230C42.8 228.5 47.5 228.1 47 220C46.6 211.9 42.4 190.1 41 176C39.7 161.9 37.7 137.4 38 126C38.3 114.6 43.2 108.1 43 100C42.9 91.9 38.7 72.9 37 72C35.4 71.1 33.5 86.2 32 94C30.5 101.8 28.4 118.3 27 124C25.7 129.7 24.2 132 23 132C21.8 132 18.9 129.7 19 124C19.2 118.3 22.7 103 24 94C25.4 85 26.5 70.2 28 64C29.5 57.9 30.4 55.6 34 53C37.6 50.5 48.9 49.1 52 47C55.2 44.9 53.1 40.2 55 39C57 37.8 63.1 37.8 65 39z',
  side: 'M55 38C52.6 39.7 51.5 45.5 50 50C48.5 54.5 45.3 60.8 45 68C44.7 75.2 48.5 89.6 48 98C47.6 106.4 41.7 112.3 42 124C42.3 135.7 49 161.3 50 176C51.1 190.7 49.5 213.9 49 222C48.6 230.1 43 228.8 47 230C51.1 231.2 72 230.8 76 230C80.1 229.3 76.1 226.7 74 225C71.9 223.4 63.5 226.4 62 219C60.5 211.7 62.4 188.8 64 176C65.7 163.3 71.5 144.5 73 134C74.5 123.5 73.6 115.3 74 106C74.5 96.7 77.1 80.7 76 72C75 63.3 68.5 53 67 48C65.5 43.1 67.8 40.5 66 39C64.2 37.5 57.4 36.4 55 38z',
};

/** The line of each measure on the outline, and the position of its number. */
const places: Partial<Record<MirrorMeasureCode, { line: string; at: [x: number, y: number] }>> = {
  shoulderWidth: { line: 'M30 56H90', at: [106, 50] },
  shoulderTilt: { line: 'M38 47 82 45', at: [14, 46] },
  waistWidth: { line: 'M43 99H77', at: [112, 92] },
  hipWidth: { line: 'M38 127H82', at: [112, 138] },
  pelvisTilt: { line: 'M41 118 79 116', at: [8, 116] },
  chestDepth: { line: 'M45 70H76', at: [94, 70] },
  abdomenDepth: { line: 'M48 106H74', at: [94, 106] },
  headForward: { line: 'M58 54 62 24', at: [84, 26] },
  trunkLean: { line: 'M58 128 57 52', at: [24, 92] },
};

/** The outline of a body. It is a drawing, the same for everyone, and not a picture of the person. */
export function Body({ side, children }: { side: Side; children?: ReactNode }) {
  return (
    <svg className={styles.outline} viewBox="0 0 120 240" aria-hidden="true">
      <ellipse cx={side === 'front' ? 60 : 61} cy="24" rx={side === 'front' ? 12 : 13} ry="15" />
      <path d={bodies[side]} />
      {children}
    </svg>
  );
}

/**
 * The outline with a numbered line for each measure.
 * @param codes in the order of their numbers
 */
export function BodyOutline({ side, codes }: { side: Side; codes: MirrorMeasureCode[] }) {
  return (
    <Body side={side}>
      {codes.map((code, index) => {
        const place = places[code];
        if (!place) return null;
        const [x, y] = place.at;
        return (
          <g key={code}>
            <path className={styles.line} d={place.line} />
            <circle className={styles.disc} cx={x} cy={y} r="8" />
            <text className={styles.number} x={x} y={y} dy="0.36em">
              {index + 1}
            </text>
          </g>
        );
      })}
    </Body>
  );
}
