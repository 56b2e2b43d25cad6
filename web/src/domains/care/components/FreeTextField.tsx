import { TextField, type TextFieldProps } from '#ui/form/TextField.tsx';
import { CrisisNote } from './CrisisNote.tsx';

/** A field of several lines in which a person may write anything, so it shows where to find help in danger. */
export function FreeTextField({ value, ...field }: TextFieldProps & { value: string }) {
  return (
    <>
      <TextField {...field} value={value} />
      <CrisisNote text={value} />
    </>
  );
}
