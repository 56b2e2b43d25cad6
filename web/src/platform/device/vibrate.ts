import { bridge } from './embedder.ts';

/** Answers a touch with a light vibration, where the embedder offers it. */
export function vibrate(): void {
  bridge?.then((host) => host.notify('vibrate', { strength: 'light' })).catch(() => {});
}
