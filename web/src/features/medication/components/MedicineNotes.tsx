import { medicineNotes, substancesOf } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCare } from '#domains/care/model/useCare.ts';
import typography from '#ui/Typography.module.css';
import { medicineNoteTexts } from '../labels.ts';

/** What is known about a medicine and concerns the person. It forbids nothing. */
export function MedicineNotes({ medicineName }: { medicineName: string }) {
  const { i18n } = useLingui();
  const conditions = useCare()?.states ?? [];
  return medicineNotes(medicineName, conditions).map((note) => (
    <p key={note} role="note" className={typography.note}>
      {i18n._(medicineNoteTexts[note])}
    </p>
  ));
}

/** Says what is not known about a medicine, so that silence is not taken for consent. */
export function UnknownMedicine({ medicineName }: { medicineName: string }) {
  const substances = substancesOf(medicineName);
  if (medicineName.trim().length < 2 || (substances.length > 0 && substances.every(({ most }) => most))) return null;
  return (
    <p className={typography.note}>
      {substances.length === 0 ? (
        <Trans>
          This medicine is not known here, so nothing is checked for it but the numbers you enter. Ask a pharmacist
          about the dose and what does not go with it.
        </Trans>
      ) : (
        <Trans>The usual amount of this medicine is not known here. Ask a pharmacist.</Trans>
      )}
    </p>
  );
}
