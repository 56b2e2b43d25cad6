import { useStored } from '#lib/storage/useStored.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { deviceStorage } from '#platform/storage.ts';
import { readRequests } from './deletion-requests.ts';

/** Returns the person's deletion requests and a setter. */
export const useDeletionRequests = () => useStored(deviceStorage, usePersonalKey('deletion-requests'), readRequests);
