import { createStore } from '#lib/store/store.ts';

interface Toast {
  /** Differs for every message, so that screen readers announce a repeated one. */
  id: number;
  message: string;
}

/** Shortest time on the screen, and the extra time per character; ms. */
const minTime = 3_000;
const perCharacter = 60;

let count = 0;
let timer: ReturnType<typeof setTimeout>;

/** The topmost dialog: only inside it are toasts visible and announced. */
export const topDialog = createStore<object | undefined>(undefined);

export const shownToast = createStore<Toast | undefined>(undefined);

/** Keeps the message on the screen while all of it is shown; then it is over. */
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
