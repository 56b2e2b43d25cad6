import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { isComposing } from '#lib/is-composing.ts';
import { Toasts } from '#ui/feedback/Toasts.tsx';
import { topDialog } from '#ui/feedback/toast.ts';
import styles from './Dialog.module.css';

interface Props {
  open: boolean;
  /** Id of its title. */
  labelledBy: string;
  /** Id of a text that screen readers announce with the title. */
  describedBy?: string;
  className?: string;
  /** Covers the whole screen, for example with a picture. @default false */
  fullScreen?: boolean;
  /** Whether a tap beside the content closes it. */
  closeOnBackdrop?: boolean;
  /** Whether its action is running, which keeps the dialog open. */
  busy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog over the inert page. Escape closes it, and the focus returns to the previous element. Its content is mounted
 * anew each time.
 */
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
  // A layout effect runs before the effects of the content, which may move the focus.
  useLayoutEffect(() => {
    if (open && dialog.current) return show(dialog, dialog.current, () => latest.current());
  }, [open]);
  // The dialog element itself is the target of a tap beside the content. A press that began inside, such as a text selection,
  // must not close it.
  const pressed = useRef<EventTarget>(null);
  const onClick = ({ target }: MouseEvent) => {
    if (closeOnBackdrop && target === dialog.current && target === pressed.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way to close it
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // A file input inside dispatches an event of the same name.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      onClose={() => {
        if (!open || dialog.current?.open) return;
        // A second Escape closes the dialog without an event that can be cancelled.
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
          <div className={[fullScreen ? styles.fullScreen : styles.content, className].filter(Boolean).join(' ')}>
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
  /** Element that was focused before. */
  before: Element | null;
  /** The dialog that opened this one. */
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
  growFrom(element, before);
  // TypeScript's types claim that every browser has `showModal`.
  const { showModal } = element as { showModal?: () => void };
  const hide = showModal ? openModal(element) : openPlain(element, onClose);
  // Some browsers focus scrollable content instead.
  enter(element);
  return () => {
    hide();
    layers.splice(layers.indexOf(layer), 1);
    topDialog.set(layers[layers.length - 1]?.dialog);
    if (layers.length === 0) document.documentElement.style.overflow = '';
    // A dialog that is removed from the document while it closes does not restore the focus itself.
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body || element.contains(activeElement)) focus(wayBack(layer));
  };
}

/**
 * The element to restore the focus to. If the dialog that opened this one has closed as well, it is the element that opened
 * that dialog.
 */
const wayBack = ({ before, from }: Layer): Element | null => (from && !layers.includes(from) ? wayBack(from) : before);

function openModal(element: HTMLDialogElement): () => void {
  element.showModal();
  return () => element.close();
}

/** Lets the content grow out of the button that opened it. */
function growFrom(element: HTMLElement, button: Element | null): void {
  if (!button || button === document.body) return;
  const { left, top, width, height } = button.getBoundingClientRect();
  element.style.setProperty('--from-x', `${left + width / 2}px`);
  element.style.setProperty('--from-y', `${top + height / 2}px`);
}

const focus = (element: Element | null) => (element as HTMLElement | null)?.focus();

const enter = (element: HTMLElement) =>
  focus(
    // A field with `autofocus` could not take the focus while the dialog was hidden.
    element.querySelector('[data-start=field]') ??
      element.querySelector('[data-start]') ??
      element.querySelector('button, input, a[href]'),
  );

/** Emulates a modal dialog for Safari 14. */
function openPlain(element: HTMLDialogElement, onClose: () => void): () => void {
  const isTopmost = () => layers[layers.length - 1]?.element === element;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event) && isTopmost()) onClose();
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
