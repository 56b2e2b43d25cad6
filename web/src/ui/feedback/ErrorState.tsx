import { AlertIcon } from '#ui/icons.tsx';
import styles from './StateMessage.module.css';
import { StateMessage, type StateMessageProps } from './StateMessage.tsx';

/**
 * Replaces content that could not be loaded or shown; screen readers announce it. Take `EmptyState` if there is none,
 * and the error of the field for a wrong entry.
 */
export function ErrorState(props: StateMessageProps) {
  const icon = (
    <div className={styles.icon}>
      <AlertIcon aria-hidden="true" size="3rem" strokeWidth={1.6} />
    </div>
  );
  return <StateMessage {...props} art={icon} failed />;
}
