import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';

interface Props {
  open: boolean;
  /** The id of its title. */
  labelledBy: string;
  className?: string;
  /** Over the whole screen, as for a picture. */
  whole?: boolean;
  /** Whether a tap beside it closes it. */
  light?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Lies over the page, which waits. Escape closes it, and the focus goes back to where it was. Its content begins anew each time. */
export function Dialog({ open, labelledBy, className, whole, light, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // Before the effects of its content, which may put the focus where they want it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    // TypeScript believes that every browser has it.
    const { showModal } = element as { showModal?: () => void };
    const hide = showModal ? openModal(element) : openPlain(element, () => close.current());
    return () => {
      document.documentElement.style.overflow = overflow;
      hide();
    };
  }, [open]);
  // What is beside it counts as the dialog itself; its content lies on an element of its own.
  const onClick = (event: MouseEvent) => {
    if (light && event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        // A file field inside has an event of this name, too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && !dialog.current?.open && onClose()}
      onClick={onClick}
    >
      {open && (
        <div className={[whole ? styles.whole : styles.content, className].filter(Boolean).join(' ')}>{children}</div>
      )}
    </dialog>
  );
}

function openModal(element: HTMLDialogElement): () => void {
  const before = document.activeElement as HTMLElement | null;
  element.showModal();
  // Some browsers would rather give the focus to content that scrolls.
  enter(element);
  return () => {
    element.close();
    // A dialog that leaves the page as it closes does not give the focus back itself.
    if (!document.activeElement || document.activeElement === document.body) before?.focus();
  };
}

const enter = (element: HTMLElement) => element.querySelector<HTMLElement>('button, input, a[href]')?.focus();

/** Safari 14 has no modal dialogs: the same by hand. */
function openPlain(element: HTMLDialogElement, onClose: () => void): () => void {
  const before = document.activeElement as HTMLElement | null;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!element.contains(target as Node)) enter(element);
  };
  element.setAttribute('open', '');
  element.setAttribute('aria-modal', 'true');
  enter(element);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocus);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', onFocus);
    element.removeAttribute('open');
    before?.focus();
  };
}
