import { foodNotes } from '@health-app/sdk/safety';
import { useLingui } from '@lingui/react/macro';
import { foodNoteTexts } from '../labels.ts';
import styles from './FoodNotes.module.css';

/** Advice about food for some medicines. It forbids nothing; renders nothing for other medicines. */
export function FoodNotes({ medicineName }: { medicineName: string }) {
  const { i18n } = useLingui();
  return foodNotes(medicineName).map((note) => (
    <p key={note} role="note" className={styles.note}>
      {i18n._(foodNoteTexts[note])}
    </p>
  ));
}
