import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';

/** Placeholders for title, author, cover and the first lines. */
export function ArticleSkeleton() {
  return (
    <div className={layout.stack4}>
      <Skeleton rows={1} height="6.2rem" />
      <Skeleton rows={1} height="4.2rem" />
      <Skeleton rows={1} height="19.3rem" />
      <Skeleton rows={8} height="1.6rem" />
    </div>
  );
}
