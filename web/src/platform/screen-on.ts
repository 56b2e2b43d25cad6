import { openBridge } from './embedder.ts';

/** Keeps the screen on, where the embedder or the browser can, until the returned function is called. */
export function keepScreenOn(): () => void {
  const set = (on: boolean) =>
    void openBridge()
      .then((host) => host.notify('setScreenOn', { on }))
      // Without it the person touches the screen now and then.
      .catch(() => {});
  set(true);
  return () => set(false);
}
