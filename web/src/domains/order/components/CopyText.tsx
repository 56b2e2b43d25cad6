import { useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { useCopy } from '#platform/share/useCopy.ts';
import { showToast } from '#ui/feedback/toast.ts';
import styles from './CopyText.module.css';

interface Props {
  /** The text to copy. */
  text: string;
  /** Text for screen readers, e.g. "Copy the order number". */
  label: string;
  /** Text to show. @default the copied text */
  children?: string;
}

/** A text that a tap copies to the clipboard. */
export function CopyText({ text, label, children = text }: Props) {
  const { t } = useLingui();
  const copyText = useCopy();
  const copy = async () => {
    if (!(await copyText(text))) showToast(t`It could not be copied. Select the text and copy it by hand.`);
  };
  return (
    <span className={styles.copy}>
      <span className={styles.text}>{children}</span>
      <button type="button" className={styles.button} aria-label={label} onClick={() => void copy()}>
        <Copy aria-hidden="true" size="1.8rem" />
      </button>
    </span>
  );
}
