import * as v from 'valibot';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import type { PersonalKey } from '#platform/storage-keys.ts';
import { type Draft, draftSchema } from './draft.ts';

const sentSchema = v.object({ analysisId: v.string(), draft: draftSchema });

const sentKey = () => personalKey('aiFood.sent');

/** The storage key of a meal that is not handed in yet. @param name of the draft */
export const draftKey = (name: string): PersonalKey => personalKey(`aiFood.draft.${name}`);

/** Keeps a meal that was handed in until its analysis is ready, since the server forgets the foods of a failed one. */
export const keepSent = (analysisId: string, draft: Draft): void => deviceStorage.set(sentKey(), { analysisId, draft });

/** The meal that was sent for an analysis; `undefined` if another one followed. */
export function readSent(analysisId: string): Draft | undefined {
  const { success, output } = v.safeParse(sentSchema, deviceStorage.get(sentKey()));
  return success && output.analysisId === analysisId ? output.draft : undefined;
}

/** @returns whether the meal of this analysis was kept */
export function forgetSent(analysisId: string): boolean {
  const isKept = readSent(analysisId) !== undefined;
  if (isKept) deviceStorage.remove(sentKey());
  return isKept;
}
