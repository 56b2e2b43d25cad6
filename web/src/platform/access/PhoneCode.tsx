import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ownDevice } from '#platform/device/operating-system.ts';
import layout from '#ui/Layout.module.css';
import { QrCode } from '#ui/media/QrCode.tsx';
import { largeWindow } from '#ui/medium-window.ts';
import typography from '#ui/Typography.module.css';
import styles from './PhoneCode.module.css';

interface Props {
  /** What the phone has to offer, beside the code. */
  lead?: ReactNode;
  /** Shown on a phone and in narrow windows instead. */
  children?: ReactNode;
}

/** On a computer, a code that opens this screen on the phone, which has the app. */
export function PhoneCode({ lead, children }: Props) {
  const { t } = useLingui();
  if (ownDevice() !== 'other' || !largeWindow.matches) return children;
  return (
    <div className={styles.code}>
      <QrCode label={t`QR code of this page`} text={location.href} size={10} />
      <div className={layout.stack2}>
        {lead}
        <p className={typography.note}>
          <Trans>Scan it to open this page on your phone.</Trans>
        </p>
      </div>
    </div>
  );
}
