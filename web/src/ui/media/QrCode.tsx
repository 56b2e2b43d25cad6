import { Trans } from '@lingui/react/macro';
import { Suspense, use } from 'react';
import { Skeleton } from '../Skeleton.tsx';
import styles from './QrCode.module.css';
import { loadEncode, pathOf, quietZone } from './qr.ts';

interface Props {
  /** Where it leads, for those who do not see it. */
  label: string;
  text: string;
  /** Across, in rem. */
  size?: number;
}

/** A text as a QR code; dark on white in the dark too, since many scanners read nothing else. */
export function QrCode({ size = 18, ...code }: Props) {
  return (
    <div className={styles.code} style={{ width: `${size}rem` }}>
      <Suspense fallback={<Skeleton rows={1} height={`${size}rem`} />}>
        <Code {...code} />
      </Suspense>
    </div>
  );
}

function Code({ label, text }: Omit<Props, 'size'>) {
  const modules = encoded(use(loadEncode()), text);
  if (!modules) {
    return (
      <p role="alert">
        <Trans>This is too long for a QR code.</Trans>
      </p>
    );
  }
  const side = modules.length + 2 * quietZone;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <rect className={styles.paper} width={side} height={side} />
      <path className={styles.ink} d={pathOf(modules)} />
    </svg>
  );
}

function encoded(encode: (text: string) => boolean[][], text: string): boolean[][] | undefined {
  try {
    return encode(text);
  } catch {
    return undefined;
  }
}
