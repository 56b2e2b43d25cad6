import { type ReactNode, useState } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { WhenNear } from '../../../ui/list/WhenNear.tsx';

/** Renders its content, and so sends its requests, when it comes near the screen. */
export function Near({ children }: { children: ReactNode }) {
  const [near, setNear] = useState(false);
  if (near) return children;
  return (
    <div>
      <WhenNear onNear={() => setNear(true)} />
      <Skeleton rows={1} height="16rem" />
    </div>
  );
}
