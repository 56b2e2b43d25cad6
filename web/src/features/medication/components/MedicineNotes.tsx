import { type MedicineNote, medicineNotes, substancesOf } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCare } from '#domains/care/model/useCare.ts';
import typography from '#ui/Typography.module.css';
import { medicineNoteTexts } from '../labels.ts';

/** What is known about a medicine and concerns the person. It forbids nothing. */
export function MedicineNotes({ medicineName }: { medicineName: string }) {
  const notes = medicineNotes(medicineName);
  const isPersonal = substancesOf(medicineName).some((one) => one.notes?.some((note) => !notes.includes(note)));
  return isPersonal ? <PersonalNotes medicineName={medicineName} /> : <Notes notes={notes} />;
}

/** Notes that depend on the person's health tags. */
function PersonalNotes({ medicineName }: { medicineName: string }) {
  return <Notes notes={medicineNotes(medicineName, useCare()?.conditions)} />;
}

function Notes({ notes }: { notes: readonly MedicineNote[] }) {
  const { i18n } = useLingui();
  return notes.map((note) => (
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
    <p role="note" className={typography.note}>
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
