import { deviceStorage, keptKey } from '#platform/storage.ts';

/**
 * Loads the offline code: at once if the device has stored content to show, else after a delay.
 * @param delay ms from now
 */
export function startOffline(delay: number): void {
  const load = () => {
    import('./index.ts').then(({ start }) => start()).catch(() => addEventListener('online', load, { once: true }));
  };
  if (deviceStorage.get(keptKey)) load();
  else setTimeout(load, delay);
}
