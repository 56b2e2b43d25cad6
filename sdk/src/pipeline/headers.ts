import type { User } from '../session.ts';

/** The embedding app, as the `source` header says it; empty in a browser. */
export type Source = 'iOS' | 'Android' | '';

/** The headers of every call (spec, section 7). `content-type` is there for a GET too, as the spec has it. */
export function requestHeaders(appVersion: string, source: Source, user: User): Record<string, string> {
  return {
    'content-type': 'application/json',
    appVersion,
    source,
    ...(user.userToken && { userToken: user.userToken }),
  };
}
