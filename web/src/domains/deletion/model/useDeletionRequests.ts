import { useStored } from '#lib/storage/useStored.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { deviceStorage } from '#platform/storage.ts';
import { readRequests } from './deletion-requests.ts';

/** The person's requests for deletions, and the function that changes them. */
export const useDeletionRequests = () => useStored(deviceStorage, usePersonalKey('deletion-requests'), readRequests);
