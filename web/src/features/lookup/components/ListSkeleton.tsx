import { Skeleton } from '#ui/feedback/Skeleton.tsx';

/** Placeholders for the chips, the line above the list, and its rows. */
export function ListSkeleton() {
  return (
    <>
      <Skeleton rows={1} height="var(--touch)" />
      <Skeleton rows={1} height="2rem" />
      <Skeleton rows={1} height="52rem" />
    </>
  );
}
