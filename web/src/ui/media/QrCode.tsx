import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { reloadPage } from '#lib/loading/reload-page.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './QrCode.module.css';
import { loadEncode, pathOf, quietZone } from './qr.ts';

interface Props {
  /** Text alternative: the target of the code. */
  label: string;
  text: string;
  /** Width, rem. */
  size?: number;
}

/** A QR code, dark on white even in dark mode, because many scanners require it. */
export function QrCode({ label, text, size = 18 }: Props) {
  const { encode, failed } = useEncode();
  return (
    <div className={styles.code} style={{ width: `${size}rem` }}>
      {encode ? (
        <Code label={label} modules={encoded(encode, text)} />
      ) : failed ? (
        <div role="alert">
          <p>
            <Trans>The QR code could not be loaded.</Trans>
          </p>
          <Button variant="quiet" onClick={() => void reloadPage()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : (
        <Skeleton rows={1} height={`${size}rem`} />
      )}
    </div>
  );
}

type Encode = Awaited<ReturnType<typeof loadEncode>>;

/** The encoder; undefined while it loads. */
function useEncode() {
  const [state, setState] = useState<{ encode?: Encode; failed?: boolean }>({});
  useEffect(() => {
    loadEncode().then(
      (encode) => setState({ encode }),
      () => setState({ failed: true }),
    );
  }, []);
  return state;
}

function Code({ label, modules }: { label: string; modules: boolean[][] | undefined }) {
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

function encoded(encode: Encode, text: string): boolean[][] | undefined {
  try {
    return encode(text);
  } catch {
    return undefined;
  }
}
