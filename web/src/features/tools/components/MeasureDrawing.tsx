import { useLingui } from '@lingui/react/macro';
import { numberFields } from '../model/number-fields.ts';
import styles from './CalculatorDrawing.module.css';

/** Shows where to measure the waist, midway between rib and hip bone, and the hips. */
export function MeasureDrawing() {
  const { i18n } = useLingui();
  return (
    <svg className={styles.drawing} viewBox="0 0 116 92" aria-hidden="true">
      <path
        className={styles.body}
        d="M20 2c0 14 6 22 6 34S13 56 13 68c0 9 3 15 4 22h21l2-10 2 10h21c1-7 4-13 4-22 0-12-13-20-13-32s6-20 6-34"
      />
      <path className={styles.bones} d="M29 27c2-5 6-9 11-10 5 1 9 5 11 10M20 55c2-5 6-7 10-7M60 55c-2-5-6-7-10-7" />
      <path className={styles.tape} d="M26 36c8 4 20 4 28 0M13 68c15 6 39 6 54 0" />
      <path className={styles.leader} d="M59 36h19M72 68h6" />
      <text className={styles.word} x="83" y="40">
        {i18n._(numberFields.waist.label)}
      </text>
      <text className={styles.word} x="83" y="72">
        {i18n._(numberFields.hip.label)}
      </text>
    </svg>
  );
}
