import { Skeleton } from '#ui/feedback/Skeleton.tsx';

/** The shape of the list: its chips, the line above it, and its rows. */
export function ListSkeleton() {
  return (
    <>
      <Skeleton rows={1} height="var(--touch)" />
      <Skeleton rows={1} height="2rem" />
      <Skeleton rows={1} height="52rem" />
    </>
  );
}
