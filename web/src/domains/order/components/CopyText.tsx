import { useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { useCopy } from '#platform/share/useCopy.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import styles from './CopyText.module.css';

interface Props {
  /** The text to copy. */
  text: string;
  /** Name of the button, e.g. "Copy the order number". */
  label: string;
}

/** A text that a tap copies to the clipboard. */
export function CopyText({ text, label }: Props) {
  const copy = useCopyWithToast(text);
  return (
    <span className={styles.copy}>
      <span className={styles.text}>{text}</span>
      <UnstyledButton className={styles.button} aria-label={label} onClick={copy}>
        <Copy aria-hidden="true" size="1.8rem" />
      </UnstyledButton>
    </span>
  );
}

/** A button that copies a text of several lines, which is shown above it. */
export function CopyButton({ text, label }: Props) {
  const copy = useCopyWithToast(text);
  return (
    <Button variant="quiet" onClick={copy}>
      <Copy aria-hidden="true" size="1.8rem" />
      {label}
    </Button>
  );
}

function useCopyWithToast(text: string) {
  const { t } = useLingui();
  const copyText = useCopy();
  const copy = async () => {
    if (!(await copyText(text))) showToast(t`It could not be copied. Select the text and copy it by hand.`);
  };
  return () => void copy();
}
