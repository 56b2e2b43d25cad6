import { lazy, Suspense, useEffect, useState } from 'react';

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }));

/** Brings the toaster in once the first screen has had the line to itself. */
export function Toasts() {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    const timer = setTimeout(() => setIdle(true), 1_500);
    return () => clearTimeout(timer);
  }, []);
  return idle ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
