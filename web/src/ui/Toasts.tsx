import styles from './Toasts.module.css';
import { shownToast } from './toast.ts';

/** Where messages appear. It is always there, since screen readers tell only of what changes in a place they know. */
export function Toasts() {
  const toast = shownToast.use();
  return (
    <div className={styles.toasts} role="status">
      {toast && (
        <p key={toast.id} className={styles.toast}>
          {toast.message}
        </p>
      )}
    </div>
  );
}
