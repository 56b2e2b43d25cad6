import { useEffect, useRef, useState } from 'react';
import { bridge, source } from '#platform/device/embedder.ts';

/** A weighing: `offered` by the app, running with the current weight, settled, or failed. */
export type Weighing =
  | { step: 'none' }
  | { step: 'offered' }
  | { step: 'running'; weight: number | undefined }
  | { step: 'settled'; weight: number }
  | { step: 'failed' };

/** Reads the person's scale in the native apps. Its weight is a proposal that the person accepts or rejects. */
export function useScale() {
  const [weighing, setWeighing] = useState<Weighing>({ step: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    let shown = true;
    if (source !== '')
      bridge
        ?.then(async (host) => {
          await host.ready;
          if (shown && host.offers('watchScale')) setWeighing({ step: 'offered' });
        })
        .catch(() => {});
    return () => {
      shown = false;
      running.current?.abort();
    };
  }, []);
  const start = async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setWeighing({ step: 'running', weight: undefined });
    let settled = false;
    const onEvent = ({ weight, stable }: { weight: number; stable: boolean }) => {
      if (settled || controller.signal.aborted) return;
      settled = stable;
      setWeighing({ step: stable ? 'settled' : 'running', weight });
    };
    try {
      await (await bridge)?.stream('watchScale', {}, { onEvent, signal: controller.signal });
    } catch {
      // A broken stream has no settled weight.
    }
    if (!settled && !controller.signal.aborted) setWeighing({ step: 'failed' });
  };
  return { weighing, start };
}
