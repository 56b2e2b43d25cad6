import { Trans } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { isComposing } from '#lib/is-composing.ts';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/Layout.module.css';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import row from '#ui/Row.module.css';
import typography from '#ui/Typography.module.css';
import { FieldError } from './FieldError.tsx';
import styles from './SheetRow.module.css';

interface Props {
  title: ReactNode;
  /** The present value in words. */
  summary: ReactNode;
  /** The problem and its solution. The field in the sheet shows it as well. */
  error?: ReactNode;
  /** The fields, which apply each change at once. */
  children: ReactNode;
}

/**
 * A row that shows a value of a form, and opens a sheet with its fields. Use it in long forms whose values are mostly
 * right. Take the field itself if everybody fills it in.
 */
export function SheetRow({ title, summary, error, children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => {
    // A field that adds its text when the person leaves it would be unmounted before that.
    (document.activeElement as HTMLElement | null)?.blur();
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    // Enter would submit the form behind the sheet.
    event.preventDefault();
    close();
  };
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <button
        type="button"
        className={`${row.row} ${styles.button}`}
        aria-haspopup="dialog"
        aria-describedby={error ? id : undefined}
        onClick={() => setOpen(true)}
      >
        <span className="whole-words">
          {title}
          <span className={typography.noteBlock}>{summary}</span>
        </span>
        <ChevronRight aria-hidden="true" className={row.arrow} size="1.8rem" />
      </button>
      <div className={styles.error}>
        <FieldError id={id}>{error}</FieldError>
      </div>
      <Sheet
        open={open}
        title={title}
        onClose={close}
        actions={
          <Button onClick={close}>
            <Trans>Done</Trans>
          </Button>
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the key comes from a field inside */}
        <div className={layout.stack4} onKeyDown={onKeyDown}>
          {children}
        </div>
      </Sheet>
    </div>
  );
}
