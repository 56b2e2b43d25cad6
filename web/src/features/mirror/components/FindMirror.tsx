import { Trans, useLingui } from '@lingui/react/macro';
import ScanLine from 'lucide-react/icons/scan-line';
import { type ReactNode, useState } from 'react';
import { useScan } from '#platform/device/useScan.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { readMirrorCode } from '../model/mirror-code.ts';
import { Body } from './BodyOutline.tsx';
import styles from './Mirror.module.css';

/** Explains how to use a mirror: by scanning its code, here if the embedder has a scanner. */
export function FindMirror({ title, children }: { title: ReactNode; children?: ReactNode }) {
  const canScan = useScan('qr') !== undefined;
  return (
    <EmptyState art={<Body side="front" />} title={title} action={<ScanButton />}>
      {children && <p>{children}</p>}
      {canScan ? (
        <Trans>Tap the mirror: it shows a code. Scan it here.</Trans>
      ) : (
        <Trans>Tap the mirror: it shows a code. Point the camera of your phone at it, and open the link.</Trans>
      )}
    </EmptyState>
  );
}

/** Scans the code of a mirror and opens its measurement. Some embedders have no scanner. */
export function ScanButton() {
  const { t } = useLingui();
  const [scanning, setScanning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const scanQrCode = useScan('qr');
  if (!scanQrCode) return null;
  const scan = async () => {
    setScanning(true);
    setProblem(undefined);
    try {
      const text = await scanQrCode();
      const token = text === undefined ? undefined : readMirrorCode(text, location.host);
      if (token) navigate(pathTo('/ai-mirror/create', { token }));
      else if (text !== undefined) setProblem(t`This is not the code of a mirror.`);
    } catch {
      setProblem(t`The camera could not be used. Allow it in the settings of your phone.`);
    }
    setScanning(false);
  };
  return (
    <>
      <Button busy={scanning} onClick={() => void scan()}>
        <ScanLine aria-hidden="true" size="1.8rem" />
        <Trans>Scan the code</Trans>
      </Button>
      {problem && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
    </>
  );
}
