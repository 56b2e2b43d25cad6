import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Toasts } from '../feedback/Toasts.tsx';
import { topDialog } from '../feedback/toast.ts';
import styles from './Dialog.module.css';

interface Props {
  open: boolean;
  /** The id of its title. */
  labelledBy: string;
  /** The id of a text that is said with the title. */
  describedBy?: string;
  className?: string;
  /** Over the whole screen, as for a picture. */
  fullScreen?: boolean;
  /** Whether a tap beside it closes it. */
  closeOnBackdrop?: boolean;
  /** Whether it stays open whatever the person does, since what it was opened for is under way. */
  busy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Lies over the page, which waits. Escape closes it, and the focus goes back to where it was. Its content begins anew each time. */
export function Dialog({
  open,
  labelledBy,
  describedBy,
  className,
  fullScreen,
  closeOnBackdrop,
  busy = false,
  onClose,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => {
    if (!busy) onClose();
  };
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // Before the effects of its content, which may put the focus where they want it.
  useLayoutEffect(() => {
    if (open && dialog.current) return show(dialog, dialog.current, () => latest.current());
  }, [open]);
  // What is beside it counts as the dialog itself; its content lies on an element of its own. Whoever selects text in it and
  // lets go beside it did not mean to close it.
  const pressed = useRef<EventTarget>(null);
  const onClick = ({ target }: MouseEvent) => {
    if (closeOnBackdrop && target === dialog.current && target === pressed.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // A file field inside has an event of this name, too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      onClose={() => {
        if (!open || dialog.current?.open) return;
        // Browsers close it by themselves when one insists.
        if (busy) dialog.current?.showModal();
        else onClose();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={onClick}
    >
      {open && (
        <>
          <div className={[fullScreen ? styles.whole : styles.content, className].filter(Boolean).join(' ')}>
            {children}
          </div>
          <Toasts dialog={dialog} />
        </>
      )}
    </dialog>
  );
}

interface Layer {
  dialog: object;
  element: HTMLDialogElement;
  /** What had the focus. */
  before: Element | null;
  /** The dialog that it was opened from. */
  from: Layer | undefined;
}

/** The open dialogs, the topmost last. */
const layers: Layer[] = [];

function show(dialog: object, element: HTMLDialogElement, onClose: () => void): () => void {
  const before = document.activeElement;
  const layer: Layer = { dialog, element, before, from: layers.find((other) => other.element.contains(before)) };
  layers.push(layer);
  topDialog.set(dialog);
  document.documentElement.style.overflow = 'hidden';
  // TypeScript believes that every browser has it.
  const { showModal } = element as { showModal?: () => void };
  const hide = showModal ? openModal(element) : openPlain(element, onClose);
  // Some browsers would rather give the focus to content that scrolls.
  enter(element);
  return () => {
    hide();
    layers.splice(layers.indexOf(layer), 1);
    topDialog.set(layers[layers.length - 1]?.dialog);
    if (layers.length === 0) document.documentElement.style.overflow = '';
    // A dialog that leaves the page as it closes does not give the focus back itself.
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body || element.contains(activeElement)) focus(wayBack(layer));
  };
}

/** Where the focus came from; for a dialog that was opened from one that has closed, too, where that one's came from. */
const wayBack = ({ before, from }: Layer): Element | null => (from && !layers.includes(from) ? wayBack(from) : before);

function openModal(element: HTMLDialogElement): () => void {
  element.showModal();
  return () => element.close();
}

const focus = (element: Element | null) => (element as HTMLElement | null)?.focus();

const enter = (element: HTMLElement) => focus(element.querySelector('button, input, a[href]'));

/** Safari 14 has no modal dialogs: the same by hand. */
function openPlain(element: HTMLDialogElement, onClose: () => void): () => void {
  const isTopmost = () => layers[layers.length - 1]?.element === element;
  const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing && isTopmost()) onClose();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (isTopmost() && !element.contains(target as Node)) enter(element);
  };
  element.setAttribute('open', '');
  element.setAttribute('role', 'dialog');
  element.setAttribute('aria-modal', 'true');
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocus);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', onFocus);
    element.removeAttribute('open');
  };
}
