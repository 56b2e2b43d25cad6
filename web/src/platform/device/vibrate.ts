import { bridge } from './embedder.ts';

/** Confirms a touch with a light vibration, if the embedder supports it. */
export function vibrate(): void {
  bridge?.then((host) => host.notify('vibrate', { strength: 'light' })).catch(() => {});
}
