import { type ReactNode, useContext, useMemo } from 'react';
import { useCare } from '#domains/care/model/useCare.ts';
import { track } from '#platform/analytics/analytics.ts';
import { type Shell, ShellContext } from '#ui/shell-context.ts';
import { useDeferred } from './useDeferred.ts';

const load = async () => (await import('./deferred/OwnDoctorNote.tsx')).OwnDoctorNote;

/** Adds the note to see a doctor to the banner of a signed-in person's screen. */
export function WithCare({ children }: { children: ReactNode }) {
  const shell = useContext(ShellContext);
  const needsDoctor = Boolean(useCare()?.doctor);
  // A failure is only tracked: the screens of the values ask for a doctor themselves.
  const DoctorNote = useDeferred(load, needsDoctor, () => track('care.failed'));
  const value = useMemo<Shell>(
    () =>
      DoctorNote
        ? {
            ...shell,
            banner: (
              <>
                {shell.banner}
                <DoctorNote />
              </>
            ),
          }
        : shell,
    [shell, DoctorNote],
  );
  return <ShellContext value={value}>{children}</ShellContext>;
}
