import { createStorage } from '@health-app/sdk';
import * as v from 'valibot';
import { health } from '../../../platform/client.ts';
import { environment } from '../../../platform/config.ts';
import { type FeedbackForm, formSchema } from './form.ts';

// What was written outlives the page: a person who reports that something breaks should not have to write it twice.
const storage = createStorage(environment);
const key = () => `feedback.draft.${health.session.user.userId ?? ''}`;

/** A picture that has been uploaded, and so can be had after the page that knew it on the device. */
const pictureSchema = v.object({ id: v.string(), address: v.string() });
const draftSchema = v.object({ form: formSchema, pictures: v.array(pictureSchema) });

export interface Draft {
  form: FeedbackForm;
  pictures: v.InferOutput<typeof pictureSchema>[];
}

export function readDraft(): Draft | undefined {
  const draft = v.safeParse(draftSchema, storage.get(key()));
  return draft.success ? draft.output : undefined;
}

export const writeDraft = (draft: Draft): void => storage.set(key(), draft);

export const dropDraft = (): void => storage.remove(key());
