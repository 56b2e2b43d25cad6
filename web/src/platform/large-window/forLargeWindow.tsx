import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useMediaQuery } from '#lib/hooks/useMediaQuery.ts';
import { track } from '#platform/analytics/analytics.ts';
import { reportOf } from '#platform/analytics/event-extras.ts';
import { mediumWindow } from '#ui/medium-window.ts';

interface Options<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Shown on phones, and if the code of the other part cannot be loaded. */
  Phone: ComponentType<Props>;
  skeleton: ReactNode;
  /** The smallest window with the other part. @default mediumWindow */
  from?: MediaQueryList;
}

/**
 * Makes a component that has a part of its own in large windows. The code of that part loads with the module that calls
 * this function, and not at all on phones.
 */
export function forLargeWindow<Props extends object>({
  load,
  Phone,
  skeleton,
  from = mediumWindow,
}: Options<Props>): ComponentType<Props> {
  let Large: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const start = () => {
    loading ??= load().then(
      (Loaded) => {
        Large = Loaded;
      },
      (error) => {
        track('largeWindow.failed', { report: reportOf(error) });
        Large = Phone;
      },
    );
    return loading;
  };
  if (from.matches) void start();
  return function ByWindow(props: Props) {
    const isLarge = useMediaQuery(from);
    const [, setLoaded] = useState(Large !== undefined);
    useEffect(() => {
      // Asked again although it may be there: it may have come between the render and this effect.
      if (isLarge) void start().then(() => setLoaded(true));
    }, [isLarge]);
    if (!isLarge) return <Phone {...props} />;
    return Large ? <Large {...props} /> : skeleton;
  };
}
