import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/paths.ts';
import { toQuery } from './input.ts';
import { redirect } from './redirects.ts';

/**
 * The part of an openapi-fetch client that the SDK uses. The built package contains only this part, so a request must bring its
 * own serialisers of a body, and of paths with parameters.
 */
export type FetchClient = Pick<Client<paths, 'application/json'>, 'request'>;

/** Creates the openapi-fetch client of a client. */
export function createFetchClient(baseUrl: string): FetchClient {
  return createClient<paths, 'application/json'>({ baseUrl, querySerializer: toQuery, redirect });
}
