import * as v from 'valibot';
import { formSchema, type ReminderForm } from './form.ts';

// What was typed outlives a reload, in this tab alone. Storage may be blocked; the draft then lives as long as the page.

/** @param reminderId of the reminder that is edited; none for a new one */
export function readDraft(reminderId: string | undefined): ReminderForm | undefined {
  try {
    const draft = v.safeParse(formSchema, JSON.parse(sessionStorage.getItem(keyOf(reminderId)) ?? 'null'));
    return draft.success ? draft.output : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(reminderId: string | undefined, form: ReminderForm): void {
  try {
    sessionStorage.setItem(keyOf(reminderId), JSON.stringify(form));
  } catch {
    // Nothing to do: see above.
  }
}

export function dropDraft(reminderId: string | undefined): void {
  try {
    sessionStorage.removeItem(keyOf(reminderId));
  } catch {
    // Nothing to do: see above.
  }
}

const keyOf = (reminderId: string | undefined): string => `medication-draft:${reminderId ?? ''}`;
