import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';

/** Placeholders for stage, score, assessment and tasks. */
export function AssessmentSkeleton() {
  return (
    <div className={layout.stack4}>
      <Skeleton rows={1} height="4.8rem" />
      <Skeleton rows={1} height="28rem" />
      <Skeleton rows={1} height="11rem" />
      <Skeleton rows={1} height="32rem" />
    </div>
  );
}
