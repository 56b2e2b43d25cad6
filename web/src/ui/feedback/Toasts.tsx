import styles from './Toasts.module.css';
import { shownToast, topDialog } from './toast.ts';

/**
 * Where messages appear. It is always there, since screen readers tell only of what changes in a place they know.
 * @param props.dialog the one that this lies in; none: the page
 */
export function Toasts({ dialog }: { dialog?: object }) {
  const toast = shownToast.use();
  const seen = topDialog.use() === dialog;
  return (
    <div className={styles.toasts} role="status">
      {toast && seen && (
        <p key={toast.id} className={styles.toast}>
          {toast.message}
        </p>
      )}
    </div>
  );
}
