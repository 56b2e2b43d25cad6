import { type MedicineNote, medicineNotes, substancesOf } from '@health-app/sdk/safety';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Sentences } from '#ui/Sentences.tsx';
import typography from '#ui/Typography.module.css';
import { useCare } from '../model/useCare.ts';

/** What the dictionary of medicines says about a medicine; its sources are in `openapi/medication/medicines.yaml`. */
const medicineNoteTexts: Record<MedicineNote, MessageDescriptor> = {
  steadyVitaminK: msg`Foods rich in vitamin K, such as spinach, broccoli and other dark green vegetables, change how warfarin works. Eat about the same amount every week, and ask your doctor or pharmacist before a change.`,
  grapefruit: msg`Grapefruit and its juice can make this medicine stronger. Ask your doctor or pharmacist whether you may have them.`,
  alcohol: msg`Alcohol does not go well with this medicine. Ask your doctor or pharmacist how much is safe, or drink none.`,
  tyramine: msg`Aged cheese, cured meat, fermented soya and yeast extract can raise the blood pressure dangerously with this medicine. Ask your doctor or pharmacist what to avoid.`,
  pregnancyAskFirst: msg`This medicine can harm an unborn child. Ask your doctor today, and do not stop it on your own.`,
  pregnancyStop: msg`This medicine can harm an unborn child. Stop taking it now, and call your doctor today.`,
  kidney: msg`With kidney disease this medicine may be unsafe, or need another dose. Ask your doctor or pharmacist before you take it.`,
};

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

/** Says what is not checked for a medicine, so that silence is not taken for consent. */
export function UncheckedMedicine({ medicineName }: { medicineName: string }) {
  const substances = substancesOf(medicineName);
  if (medicineName.trim().length < 2) return null;
  return (
    <p role="note" className={typography.note}>
      {substances.length === 0 ? (
        <Trans>
          This medicine is not known here, so nothing is checked for it but the numbers you enter. Ask a pharmacist
          about the dose and what does not go with it.
        </Trans>
      ) : (
        <Sentences>
          {!substances.every(({ most }) => most) && <Trans>The usual amount of this medicine is not known here.</Trans>}
          <Trans>Interactions with your other medicines are not checked here. Ask a pharmacist.</Trans>
        </Sentences>
      )}
    </p>
  );
}
