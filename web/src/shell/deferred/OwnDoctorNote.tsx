import { DoctorNote } from '#domains/care/components/DoctorNote.tsx';
import { useCare } from '#domains/care/model/useCare.ts';

/** Asks the signed-in person to see a doctor, if their body is in danger. */
export const OwnDoctorNote = () => <DoctorNote care={useCare()} />;
