import { createStorage } from '@health-app/sdk';
import * as v from 'valibot';
import { health } from '../../../platform/client.ts';
import { environment } from '../../../platform/config.ts';
import { formSchema, type ReminderForm } from './form.ts';

// What was typed outlives a reload, in this tab alone.
const storage = createStorage(environment, () => sessionStorage);

/** @param reminderId of the reminder that is edited; none for a new one */
export function readDraft(reminderId: string | undefined): ReminderForm | undefined {
  const draft = v.safeParse(formSchema, storage.get(keyOf(reminderId)));
  return draft.success ? draft.output : undefined;
}

export const writeDraft = (reminderId: string | undefined, form: ReminderForm): void =>
  storage.set(keyOf(reminderId), form);

export const dropDraft = (reminderId: string | undefined): void => storage.remove(keyOf(reminderId));

/** Whoever signs in next in this tab has drafts of their own. */
const keyOf = (reminderId = ''): string => `medication.draft.${health.session.user.userId ?? ''}.${reminderId}`;
