import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useMediaQuery } from '#lib/hooks/useMediaQuery.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mediumWindow } from '#ui/medium-window.ts';

interface Options<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Shown on phones, and if the code of the other part cannot be loaded. */
  Phone: ComponentType<Props>;
  skeleton: ReactNode;
}

/**
 * Makes a component that has a part of its own in large windows. The code of that part loads with the module that calls
 * this function, and not at all on phones.
 */
export function forLargeWindow<Props extends object>({ load, Phone, skeleton }: Options<Props>): ComponentType<Props> {
  let Large: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const start = () => {
    loading ??= load().then(
      (Loaded) => {
        Large = Loaded;
      },
      (error) => {
        track('largeWindow.failed', { report: String(error) });
        Large = Phone;
      },
    );
    return loading;
  };
  if (mediumWindow.matches) void start();
  return function ByWindow(props: Props) {
    const isMedium = useMediaQuery(mediumWindow);
    const [, setLoaded] = useState(Large !== undefined);
    useEffect(() => {
      // Asked again although it may be there: it may have come between the render and this effect.
      if (isMedium) void start().then(() => setLoaded(true));
    }, [isMedium]);
    if (!isMedium) return <Phone {...props} />;
    return Large ? <Large {...props} /> : skeleton;
  };
}
