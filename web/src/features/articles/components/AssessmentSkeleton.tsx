import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './AssessmentSkeleton.module.css';

/** Placeholders for stage, score, assessment and tasks. */
export function AssessmentSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton rows={1} height="4.8rem" />
      <Skeleton rows={1} height="28rem" />
      <Skeleton rows={1} height="11rem" />
      <Skeleton rows={1} height="32rem" />
    </div>
  );
}
