import { type Mock, type MockOptions, startMock as start } from './server.ts';

export type { Mock, MockOptions };

/**
 * Starts the mock of the Health App API.
 *
 * @param options the port, the clock and the seed; each has a default
 * @returns the address of the server, and a function that stops it
 * @throws {TypeError} for a `now` that is not an ISO 8601 date-time
 * @throws {RangeError} for a `now` outside the years 1970 to 9998
 * @throws {Error} for a port in use (`code` is `EADDRINUSE`) or an invalid port number
 */
export const startMock: (options?: MockOptions) => Promise<Mock> = (options) => start(options);
