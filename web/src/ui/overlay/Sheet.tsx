import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import typography from '#ui/Typography.module.css';
import { Dialog } from './Dialog.tsx';
import styles from './Sheet.module.css';

interface Props {
  open: boolean;
  title: ReactNode;
  /**
   * Whether a tap beside the sheet closes it; false if that would discard input.
   * @default true
   */
  closeOnBackdrop?: boolean;
  onClose: () => void;
  /** Buttons that stay visible below the content. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A sheet over the page: at the bottom of a phone, in the centre of a wide screen. Use it for a short form, a choice or
 * details that leave the screen in place. Take `ConfirmDialog` for a question, and a screen for what has an address.
 */
export function Sheet({ open, title, closeOnBackdrop = true, onClose, actions, children }: Props) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Dialog open={open} labelledBy={id} className={styles.sheet} closeOnBackdrop={closeOnBackdrop} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id} className={typography.strongLead}>
          {title}
        </h2>
        <IconButton label={t`Close`} icon={<X aria-hidden="true" size="2rem" />} onClick={onClose} />
      </div>
      <div className={styles.body} tabIndex={-1} data-start>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </Dialog>
  );
}
