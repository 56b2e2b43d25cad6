import { loadDescription } from './description/load-description.ts';
import { createCore, type LocalMock, type LocalMockOptions } from './mock.ts';
import { type Mock, type MockOptions, startMock as start } from './server/server.ts';

export type { FailureReport } from './answer/failure-report.ts';
export type { Fault } from './answer/fault.ts';
export type { JournalEntry } from './answer/journal.ts';
export type { Recording } from './answer/recording.ts';
export {
  type CallFilter,
  type ClockState,
  connectMock,
  type MockControl,
  type RecordedCall,
  type Verification,
  type Wait,
} from './control/client.ts';
export type {
  DelayRange,
  OfWorld,
  Override,
  OverrideOfAll,
  OverrideReply,
  OverrideScope,
  ReceivedCall,
  ReplyFunction,
} from './control/override.ts';
export { VerificationError } from './control/verification.ts';
export type { WorldEntry } from './engine/entry.ts';
export type { OperationId } from './engine/memory.ts';
export type { WorldSeed, WorldSeeds } from './engine/seed.ts';
export type { WorldSnapshot } from './engine/snapshot.ts';
export type { SignedIn } from './engine/worlds.ts';
export type { Certificate } from './server/certificate.ts';
export type { LocalMock, LocalMockOptions, Mock, MockOptions };

/**
 * Starts the mock of the Health App API.
 *
 * @param options the port, the clock, the seed and more; each has a default
 * @returns the URL of the server, methods that control it, and a function that stops it
 * @throws {TypeError} for a `now` that is not an ISO 8601 date-time, and for an unknown `zone`
 * @throws {RangeError} for a `now` outside the years 1970 to 9998
 * @throws {Error} for a port in use (`code` is `EADDRINUSE`), an invalid port number, a world or a recording that
 *   violates the description, or a report of a failure that no server causes
 */
export const startMock: (options?: MockOptions) => Promise<Mock> = (options) => start(options);

/**
 * The mock without a server, for tests in one process: call its `fetch`, and control it with its methods.
 *
 * @throws as `startMock`
 */
export const createMock: (options?: LocalMockOptions) => Promise<LocalMock> = async (options = {}) =>
  createCore(options, { description: await loadDescription() }).mock;
