import type { FamilyName } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import Smartphone from 'lucide-react/icons/smartphone';
import { type ReactNode, useState } from 'react';
import { invalidate } from '#platform/client.ts';
import { Card } from '#ui/Card.tsx';
import typography from '#ui/Typography.module.css';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import { useCodeScan } from '../model/useCodeScan.ts';
import { EnterCodeSheet } from './EnterCodeSheet.tsx';
import styles from './InviteActions.module.css';
import { InviteByPhoneSheet } from './InviteByPhoneSheet.tsx';
import { OwnCodeSheet } from './OwnCodeSheet.tsx';

interface Props {
  /** The person as the owner of the code; `undefined` until they have loaded. */
  owner: FamilyName | undefined;
}

/** The three ways to become family: show a code, invite by phone number, use another person's code. */
export function InviteActions({ owner }: Props) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [open, setOpen] = useState<'qr' | 'phone' | 'code'>();
  const scan = useCodeScan(() => setOpen('code'));
  const close = () => {
    // Another person may have used the code while it was shown.
    if (open === 'qr') void invalidate(client, 'family.relationship');
    setOpen(undefined);
    scan.forget();
  };
  return (
    <>
      <Card padded>
        <h2 className={typography.heading}>
          <Trans>Invite your family</Trans>
        </h2>
        <div className={styles.actions}>
          <Action icon={<QrCodeIcon aria-hidden="true" size="2.2rem" />} onClick={() => setOpen('qr')}>
            <Trans>Show my code</Trans>
          </Action>
          <Action icon={<Smartphone aria-hidden="true" size="2.2rem" />} onClick={() => setOpen('phone')}>
            <Trans>By phone</Trans>
          </Action>
          <Action
            icon={<ScanQrCode aria-hidden="true" size="2.2rem" />}
            onClick={scan.start ?? (() => setOpen('code'))}
          >
            {scan.start ? t`Scan a code` : t`Enter a code`}
          </Action>
        </div>
      </Card>
      <OwnCodeSheet open={open === 'qr'} owner={owner} onClose={close} />
      <InviteByPhoneSheet open={open === 'phone'} onClose={close} />
      <EnterCodeSheet open={open === 'code'} problem={scan.problem} onScan={scan.start} onClose={close} />
    </>
  );
}

function Action({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <UnstyledButton className={styles.action} onClick={onClick}>
      <span className={styles.icon}>{icon}</span>
      {children}
    </UnstyledButton>
  );
}
