import type { ReactNode } from 'react';
import styles from './PhonePicture.module.css';

export interface PictureRow {
  label: string;
  /** The element at the end of the row: a switch, an arrow to the next page, or the tick of a received value. */
  end: 'on' | 'off' | 'arrow' | 'tick';
  /** Highlights the row. @default false */
  marked?: boolean;
}

interface Props {
  title: string;
  rows: PictureRow[];
  /** Label of a button below the rows. */
  button?: string;
}

const rowHeight = 26;

/**
 * Draws a page of the phone's settings in the person's language and theme. Hidden from screen readers, because the text
 * beside it says the same.
 */
export function PhonePicture({ title, rows, button }: Props) {
  const bottom = 42 + rows.length * rowHeight + (button === undefined ? 0 : 34);
  const height = bottom + 14;
  return (
    <svg className={styles.phone} viewBox={`0 0 240 ${height}`} aria-hidden="true">
      <path className={styles.body} d={`M20 ${height}V24a18 18 0 0 1 18-18h164a18 18 0 0 1 18 18v${height - 24}`} />
      <text className={styles.title} x="120" y="30" textAnchor="middle">
        {title}
      </text>
      {rows.map(({ label, end, marked }, index) => {
        const y = 42 + index * rowHeight;
        return (
          <g key={label} transform={`translate(30 ${y})`}>
            <rect className={marked ? styles.marked : styles.row} width="180" height={rowHeight - 4} rx="6" />
            <text className={styles.label} x="10" y="15">
              {label}
            </text>
            <g transform="translate(150 11)">{ends[end]}</g>
          </g>
        );
      })}
      {button !== undefined && (
        <g transform={`translate(60 ${bottom - 30})`}>
          <rect className={styles.button} width="120" height="24" rx="12" />
          <text className={styles.on} x="60" y="16" textAnchor="middle">
            {button}
          </text>
        </g>
      )}
    </svg>
  );
}

const ends: Record<PictureRow['end'], ReactNode> = {
  on: (
    <>
      <rect className={styles.button} x="0" y="-6" width="22" height="12" rx="6" />
      <circle className={styles.knob} cx="16" cy="0" r="4.5" />
    </>
  ),
  off: (
    <>
      <rect className={styles.rest} x="0" y="-6" width="22" height="12" rx="6" />
      <circle className={styles.knob} cx="6" cy="0" r="4.5" />
    </>
  ),
  arrow: <path className={styles.line} d="m12 -4 4 4-4 4" />,
  tick: <path className={styles.line} d="m6 0 4 4 8-9" />,
};
