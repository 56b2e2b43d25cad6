import type { MirrorFailReason } from '@health-app/sdk';
import type { ReactNode } from 'react';
import styles from './Mirror.module.css';

/** A stick figure with its feet at y = 108. */
const Person = ({ x = 60 }: { x?: number }) => (
  <g transform={`translate(${x - 60} 0)`}>
    <circle cx="60" cy="26" r="9" />
    <path d="M48 40q12-6 24 0l3 32-7 2-2-16-1 18 3 32h-7l-3-26-3 26h-7l3-32-1-18-2 16-7-2z" />
  </g>
);

const accent = (d: string) => <path className={styles.accent} d={d} />;

const subjects: Record<MirrorFailReason | 'arms', ReactNode> = {
  arms: (
    <>
      <circle cx="60" cy="26" r="9" />
      <path d="M48 40q12-6 24 0l14 28-6 4-13-18v22l9 34h-7l-9-26-9 26h-7l9-34V54L40 72l-6-4z" />
      {accent('M92 62l8 14M28 62l-8 14')}
    </>
  ),
  expired: (
    <>
      <circle cx="60" cy="60" r="34" />
      {accent('M60 38v22l14 10')}
    </>
  ),
  notWholeBody: (
    <>
      <Person />
      {accent('M34 12v-4h12M86 12v-4h-12M34 108v6h12M86 108v6h-12')}
    </>
  ),
  looseClothes: (
    <>
      <Person />
      {accent('M49 48l3 22M71 48l-3 22M52 78h16')}
    </>
  ),
  badLight: (
    <>
      <Person x={80} />
      {accent('M18 60a8 8 0 1 1 16 0 8 8 0 0 1-16 0M26 42v4M26 74v4M39 47l-3 3M39 73l-3-3M44 60h8')}
    </>
  ),
  moved: (
    <>
      <Person />
      {accent('M36 46v50M84 46v50M30 54v34M90 54v34')}
    </>
  ),
  severalPeople: (
    <>
      <Person x={38} />
      <Person x={84} />
      {accent('M72 50l24 24M96 50l-24 24')}
    </>
  ),
  implausible: (
    <>
      <path d="M24 86h72v20H24z" />
      <path d="M32 24h12v62H32z" />
      {accent('M38 34h6M38 46h6M38 58h6M38 70h6M52 96h16')}
    </>
  ),
};

/** A drawing in the frame of a mirror: how to stand, or why a measurement failed. */
export function MirrorIllustration({ of }: { of: keyof typeof subjects }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 120" aria-hidden="true">
      <rect className={styles.frame} x="4" y="2" width="112" height="116" rx="14" />
      {subjects[of]}
    </svg>
  );
}
