import styles from './CalculatorDrawing.module.css';

/** Two parents, and a child with the outline of the adult that it may become. */
export function ParentsDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 116 92" aria-hidden="true">
      <circle className={styles.body} cx="20" cy="15" r="9" />
      <path className={styles.body} d="M6 88V44a14 14 0 0 1 28 0v44" />
      <circle className={styles.body} cx="56" cy="24" r="9" />
      <path className={styles.body} d="M42 88V53a14 14 0 0 1 28 0v35" />
      <circle className={styles.solid} cx="92" cy="55" r="8" />
      <path className={styles.solid} d="M80 88v-9a12 12 0 0 1 24 0v9z" />
      <circle className={styles.leader} cx="92" cy="19" r="9" />
      <path className={styles.leader} d="M78 86V48a14 14 0 0 1 28 0v38" />
      <path className={styles.bones} d="M2 88h112" />
    </svg>
  );
}
