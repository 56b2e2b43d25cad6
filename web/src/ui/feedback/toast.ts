import { createStore } from '#lib/store/store.ts';

interface Toast {
  /** Unique, so that screen readers announce a repeated message. */
  id: number;
  message: string;
}

/** Minimum display time, and the extra time per character; ms. */
const minTime = 3_000;
const perCharacter = 60;

let count = 0;
let timer: ReturnType<typeof setTimeout>;

/** The topmost dialog. Toasts are visible and announced only inside it. */
export const topDialog = createStore<object | undefined>(undefined);

export const shownToast = createStore<Toast | undefined>(undefined);

/** Keeps the message while its full text is open, and removes it afterwards. */
export function holdToast(open: boolean): void {
  clearTimeout(timer);
  if (!open) shownToast.set(undefined);
}

/** Shows a message for a moment; the next message replaces it. */
export function showToast(message: string): void {
  shownToast.set({ id: count++, message });
  clearTimeout(timer);
  timer = setTimeout(shownToast.set, minTime + perCharacter * message.length, undefined);
}
