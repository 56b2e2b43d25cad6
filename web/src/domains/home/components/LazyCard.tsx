import { type ReactNode, useState } from 'react';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { VisibilitySentinel } from '#ui/list/VisibilitySentinel.tsx';

/** Renders its content, and thereby sends its requests, when it comes near the viewport. */
export function LazyCard({ children }: { children: ReactNode }) {
  const [near, setNear] = useState(false);
  if (near) return children;
  return (
    <div>
      <VisibilitySentinel onNear={() => setNear(true)} />
      <Skeleton rows={1} height="16rem" />
    </div>
  );
}
