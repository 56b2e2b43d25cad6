import { createStore } from '../../lib/store.ts';

interface Toast {
  /** Another for every message, so that the same one twice is told twice. */
  id: number;
  message: string;
}

/** Shortest time on the screen, and what each character adds; ms. */
const least = 3_000;
const perCharacter = 60;

let count = 0;
let timer: ReturnType<typeof setTimeout>;

/** The dialog that lies over all else: only there is a message seen and said. */
export const topDialog = createStore<object | undefined>(undefined);

export const shownToast = createStore<Toast | undefined>(undefined);

/** Shows a message for a moment, one at a time: the next one takes its place. */
export function showToast(message: string): void {
  shownToast.set({ id: count++, message });
  clearTimeout(timer);
  timer = setTimeout(shownToast.set, least + perCharacter * message.length, undefined);
}
