import styles from './Toasts.module.css';
import { shownToast, topDialog } from './toast.ts';

/**
 * The region of the toasts. It is always rendered, since screen readers announce changes only in a known live region.
 * @param props.dialog the dialog that contains this region; `undefined` for the page
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
