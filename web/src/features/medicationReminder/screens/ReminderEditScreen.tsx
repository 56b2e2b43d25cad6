import type { MedicationReminder } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useToday } from '#lib/time/clock.ts';
import { currentDate } from '#lib/time/instants.ts';
import { timeAt, today } from '#lib/time/local-clock.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Screen } from '#ui/Screen.tsx';
import { ReminderEditor } from '../components/ReminderEditor.tsx';
import { formOf, newForm } from '../model/form.ts';
import { editParams } from '../model/params.ts';

/** `/medicine-remind/add`: a new reminder, or with `?id=` an existing one. */
export function ReminderEditScreen() {
  const [params] = useParams(editParams);
  const isNew = params && params.id === undefined;
  return (
    <Screen title={isNew ? <Trans>New reminder</Trans> : <Trans>Edit reminder</Trans>}>
      {!params ? <NotThere /> : params.id === undefined ? <Create /> : <Change key={params.id} id={params.id} />}
    </Screen>
  );
}

function Create() {
  const [initial] = useState(() => newForm(today(), timeAt(currentDate())));
  return <ReminderEditor initial={initial} />;
}

/** Edits an existing reminder. The API has no call for a single reminder, so it comes from the list. */
function Change({ id }: { id: string }) {
  const query = useQuery(useFirstQuery('medication.list', useToday()));
  return (
    <QueryView query={query} skeleton={<Skeleton rows={4} height="18rem" />}>
      {(reminders) => <Found reminder={reminders.find(({ reminderId }) => reminderId === id)} />}
    </QueryView>
  );
}

/** Keeps the found reminder, because a deletion removes it from the list before the screen closes. */
function Found({ reminder: current }: { reminder: MedicationReminder | undefined }) {
  const [reminder, setReminder] = useState(current);
  if (!reminder && current) setReminder(current);
  return reminder ? <ReminderEditor reminderId={reminder.reminderId} initial={formOf(reminder)} /> : <NotThere />;
}

function NotThere() {
  return (
    <ErrorState
      title={<Trans>This reminder is not there</Trans>}
      action={
        <ButtonLink href={pathTo('/medicine-remind')}>
          <Trans>All reminders</Trans>
        </ButtonLink>
      }
    >
      <Trans>It may have been deleted, perhaps on another phone.</Trans>
    </ErrorState>
  );
}
