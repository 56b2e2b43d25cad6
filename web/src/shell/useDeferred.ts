import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { reloadPage } from '#lib/loading/reload-page.ts';
import { loadDeferred } from './lazy-deferred.ts';

/**
 * A rarely shown part of the shell that appears over a screen. Its code and texts load when it is wanted for the first
 * time.
 * @param load must be stable
 * @param onFailure resets the condition and reports the failure; the screen stays
 * @returns the part if it is wanted and loaded
 */
export function useDeferred<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  onFailure: (error: Error) => void,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const failed = useRef(false);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!wanted || Part) return;
    // The browser caches the failed import until the page is reloaded; drafts keep unsaved input.
    if (failed.current) void reloadPage();
    loadDeferred(load).then(
      (loaded) => setPart(() => loaded),
      (error: Error) => {
        failed.current = true;
        fail(error);
      },
    );
  }, [wanted, Part, load]);
  return wanted ? Part : undefined;
}
