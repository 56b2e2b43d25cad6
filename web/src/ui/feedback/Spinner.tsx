import styles from './Spinner.module.css';

/** A ring that turns while something runs. The text beside it says what. */
export function Spinner({ large }: { large?: boolean }) {
  return <span className={large ? `${styles.spinner} ${styles.large}` : styles.spinner} aria-hidden="true" />;
}
