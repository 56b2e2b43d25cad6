import { foodNotes } from '@health-app/sdk/safety';
import { useLingui } from '@lingui/react/macro';
import typography from '#ui/Typography.module.css';
import { foodNoteTexts } from '../labels.ts';

/** Advice about food for some medicines. It forbids nothing; renders nothing for other medicines. */
export function FoodNotes({ medicineName }: { medicineName: string }) {
  const { i18n } = useLingui();
  return foodNotes(medicineName).map((note) => (
    <p key={note} role="note" className={typography.note}>
      {i18n._(foodNoteTexts[note])}
    </p>
  ));
}
