import { FailureText } from '../../../ui/feedback/QueryView.tsx';
import styles from './CommandFailure.module.css';

/** Why a command was refused, where it was given. */
export function CommandFailure({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <p className={styles.failure} role="alert">
      <FailureText error={error} />
    </p>
  );
}
