/**
 * Keeps the focus when the content around it is replaced: if the focused element is removed, hidden or disabled, the focus
 * would fall to the page's `body`, and a keyboard or a screen reader would start again at the top. It moves to the content
 * that took the element's place, else to the next control, else to the screen's title. A component that focuses an element
 * itself takes precedence. After a touch it enters no field, because that would open the keyboard of the phone. If content
 * that changes after a press moves the pressed control out of view, the page scrolls to it.
 */

/** The place of a removed node: its parent, and the sibling before it. */
interface Place {
  parent: Node;
  previous: Node | null;
}

/** An element that has the focus, or that had it when a dialog opened over it. */
interface Held {
  element: HTMLElement;
  /** The dialog that contains it; `null` for the page. */
  dialog: Element | null;
  /** Its former place, once it is removed. */
  place?: Place;
}

const starts = 'h1, h2, h3, h4, legend, a[href], button, input, select, textarea, summary, [tabindex="0"]';
const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const acts = ['pointerdown', 'wheel', 'touchstart'];
/** Attributes that can hide or disable the focused element. */
const hiding = ['class', 'style', 'hidden', 'disabled', 'inert'];

/** Starts to keep the focus of a document. @returns a function that stops it */
export function keepFocus(page: Document = document): () => void {
  /** The focused element last, below it those that opened its dialogs. */
  let held: Held[] = [];
  let added = new Set<Node>();
  let pressedOn: EventTarget | null = null;
  /** The control of the last click, or what received its focus, until the person acts again. */
  let watched: EventTarget | null = null;
  /** Whether the person touched the screen last. */
  let touched = false;
  let frame = 0;

  const isLost = () => !page.activeElement || page.activeElement === page.body;

  const hold = (element: HTMLElement) => {
    const dialog = element.closest('dialog');
    const opener = held.findIndex((one) => one.dialog === dialog);
    held = [...(opener < 0 ? held : held.slice(0, opener)), { element, dialog }];
    added = new Set();
  };
  const onFocusIn = ({ target }: FocusEvent) => hold(target as HTMLElement);
  // Removed and disabled elements lose the focus without the person's intent. Whether this is one shows after the update.
  const onFocusOut = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (isLost() && canTakeFocus(target as HTMLElement)) held = [];
    });
  // A key that is held down presses again, and must not press the control that received the focus meanwhile.
  const onKeyDown = (event: KeyboardEvent) => {
    watched = null;
    touched = false;
    if (!event.repeat) pressedOn = event.target;
    else if (event.key === 'Enter' && event.target !== pressedOn) event.preventDefault();
  };

  const onClick = () => {
    watched = page.activeElement;
  };
  const onAct = ({ type }: Event) => {
    watched = null;
    if (type === 'touchstart') touched = true;
  };

  const observer = new MutationObserver((records) => {
    if (held.length === 0) return;
    for (const record of records) note(record);
    if (!held.some(({ place }) => place)) added = new Set();
    schedule();
  });

  // Browsers move the focus off a hidden or disabled element only when they render.
  function schedule(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => setTimeout(restore));
  }

  function note({ target, addedNodes, removedNodes, previousSibling }: MutationRecord): void {
    for (const node of addedNodes) added.add(node);
    for (const node of removedNodes) {
      for (const one of held) {
        if (node.contains(one.place?.parent ?? one.element)) one.place = { parent: target, previous: previousSibling };
        else if (one.place?.previous === node) one.place.previous = previousSibling;
      }
    }
  }

  function restore(): void {
    if (!isLost()) {
      if (page.activeElement === watched) show(watched as HTMLElement);
      return;
    }
    if (findFocus()) watched = page.activeElement;
  }

  function findFocus(): boolean {
    const tryEnter = (element: HTMLElement) => !(touched && opensKeyboard(element)) && tryFocus(element);
    for (const { element, place } of [...held].reverse()) {
      const former = page.contains(element) ? { parent: element.parentNode as Node, previous: element } : place;
      if (former && (tryFocus(element) || enterAdded(former, added, tryEnter) || enterNext(former, tryEnter)))
        return true;
    }
    return held.length > 0 && tryFocus(page.querySelector('h1'));
  }

  // This code may load after the person focused an element.
  if (!isLost()) hold(page.activeElement as HTMLElement);
  page.addEventListener('focusin', onFocusIn);
  page.addEventListener('focusout', onFocusOut);
  page.addEventListener('keydown', onKeyDown, true);
  page.addEventListener('click', onClick, true);
  // A picture takes its space only once it has loaded.
  page.addEventListener('load', schedule, true);
  for (const act of acts) page.addEventListener(act, onAct, { capture: true, passive: true });
  observer.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: hiding });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    page.removeEventListener('focusin', onFocusIn);
    page.removeEventListener('focusout', onFocusOut);
    page.removeEventListener('keydown', onKeyDown, true);
    page.removeEventListener('click', onClick, true);
    page.removeEventListener('load', schedule, true);
    for (const act of acts) page.removeEventListener(act, onAct, true);
  };
}

const canTakeFocus = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled, [inert] *') && element.getClientRects().length > 0;

const opensNone = ['button', 'submit', 'reset', 'checkbox', 'radio', 'range', 'file', 'color', 'image'];

/** Whether a phone shows its keyboard, or another picker, as soon as the element has the focus. */
const opensKeyboard = (element: HTMLElement): boolean =>
  element instanceof HTMLInputElement ? !opensNone.includes(element.type) : element.matches('textarea');

/** Focuses an element if it may have the focus. */
type TryFocus = (element: HTMLElement) => boolean;

/** Focuses the content that was added at a place. */
function enterAdded({ parent, previous }: Place, added: ReadonlySet<Node>, tryEnter: TryFocus): boolean {
  for (let node = previous ? previous.nextSibling : parent.firstChild; node; node = node.nextSibling) {
    if (topmost(node, added).some((element) => enter(element, tryEnter))) return true;
  }
  return false;
}

/** The elements that were added, at or below a node. */
function topmost(node: Node, added: ReadonlySet<Node>): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  return added.has(node) ? [node] : [...node.childNodes].flatMap((child) => topmost(child, added));
}

/** Focuses the title of a screen, the first heading or control of an element, else the element. */
const enter = (element: HTMLElement, tryEnter: TryFocus): boolean =>
  tryFocus(element.querySelector('h1')) ||
  [element, ...element.querySelectorAll<HTMLElement>('*')].some((one) => one.matches(starts) && tryEnter(one)) ||
  tryEnter(element);

/** Focuses the control after a place, or before it, in the smallest part around it that has one. */
function enterNext({ parent, previous }: Place, tryEnter: TryFocus): boolean {
  const follows = (one: Node) =>
    previous
      ? previous.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING
      : parent.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  for (
    let part: Node | null = parent;
    part instanceof HTMLElement && part !== part.ownerDocument.body;
    part = part.parentNode
  ) {
    const all = [...part.querySelectorAll<HTMLElement>(controls)];
    const earlier = all.filter((one) => !follows(one)).reverse();
    if ([...all.filter(follows), ...earlier].some(tryEnter)) return true;
    if (part.matches('dialog, main')) return false;
  }
  return false;
}

/** Focuses an element and scrolls to it. One that takes no focus by itself can have it until it loses it. */
function tryFocus(element: HTMLElement | null): boolean {
  if (!element || !canTakeFocus(element)) return false;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  if (element.ownerDocument.activeElement !== element) return false;
  show(element);
  return true;
}

/** Scrolls to an element unless its upper part is visible. */
function show(element: HTMLElement): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = element.ownerDocument.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
  if (!seen || !(element.contains(seen) || seen.contains(element))) element.scrollIntoView({ block: 'nearest' });
}
