import { FailureText } from '../../../ui/feedback/QueryView.tsx';
import styles from './Failure.module.css';

/** Why a command did not work, where it was given. */
export function Failure({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <p className={styles.failure} role="alert">
      <FailureText error={error} />
    </p>
  );
}
