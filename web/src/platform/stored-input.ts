import * as v from 'valibot';

/**
 * Parses the stored input of a command. An earlier release stored its `idempotencyKey` as `requestId`; the key remains, so
 * that the server still counts the command once.
 */
export const storedInput = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(({ requestId, ...input }) => (requestId === undefined ? input : { idempotencyKey: requestId, ...input })),
);
