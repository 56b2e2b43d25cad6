import { t } from '@lingui/core/macro';
import { useStore } from '#lib/store/useStore.ts';
import styles from './Toasts.module.css';
import { holdToast, shownToast, topDialog } from './toast.ts';

/**
 * The region of the toasts. It is always rendered, since screen readers announce changes only in a known live region.
 * @param props.dialog the dialog that contains this region; `undefined` for the page
 */
export function Toasts({ dialog }: { dialog?: object }) {
  const toast = useStore(shownToast);
  const seen = useStore(topDialog) === dialog;
  return (
    <div className={styles.toasts} role="status">
      {toast && seen && <Message key={toast.id} message={toast.message} />}
    </div>
  );
}

/** About two lines on a small phone, in bytes of UTF-8: Chinese characters are wider, and have more bytes. */
const twoLines = 90;

/** A short message, or the first two lines of a long one. */
function Message({ message }: { message: string }) {
  if (new Blob([message]).size <= twoLines) return <p className={styles.toast}>{message}</p>;
  return (
    <details className={styles.toast} onToggle={(event) => holdToast(event.currentTarget.open)}>
      <summary>
        <span className={styles.text}>{message}</span>
        <span className={styles.more}>{t`More`}</span>
      </summary>
    </details>
  );
}
