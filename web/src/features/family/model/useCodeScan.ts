import { useRef, useState } from 'react';
import type { InviteCodeProblem } from '#domains/invitation/model/invite-code.ts';
import { track } from '#platform/analytics/analytics.ts';
import { useScan } from '#platform/device/useScan.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { readFamilyCode } from './family-code.ts';

/** Why a scan gave no code. */
export type ScanProblem = InviteCodeProblem | 'no-camera';

/**
 * Scans another person's code with the embedder's scanner, if it has one, and opens it.
 * @param onProblem called after a failed scan; the person can type the code instead
 */
export function useCodeScan(onProblem: () => void) {
  const [problem, setProblem] = useState<ScanProblem>();
  const fail = (why: ScanProblem) => {
    setProblem(why);
    onProblem();
  };
  const scanning = useRef(false);
  const scanQrCode = useScan('qr');
  const start =
    scanQrCode &&
    (async () => {
      if (scanning.current) return;
      scanning.current = true;
      try {
        const text = await scanQrCode();
        if (text === undefined) return;
        const read = readFamilyCode(text, location.host);
        if ('problem' in read) return fail(read.problem === 'empty' ? 'no-code' : read.problem);
        track('family.useCode', { by: 'scan' });
        navigate(pathTo('/family-health/confirm', { inviteCode: read.inviteCode }));
      } catch {
        fail('no-camera');
      } finally {
        scanning.current = false;
      }
    });
  return { start: start && (() => void start()), problem, forget: () => setProblem(undefined) };
}
