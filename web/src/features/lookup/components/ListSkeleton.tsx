import { Skeleton } from '#ui/feedback/Skeleton.tsx';

/** Placeholders for the chips, or another head, the line above the list, and its rows. */
export function ListSkeleton({ head = 'var(--touch)' }: { head?: string }) {
  return (
    <>
      <Skeleton rows={1} height={head} />
      <Skeleton rows={1} height="2rem" />
      <Skeleton rows={1} height="52rem" />
    </>
  );
}
