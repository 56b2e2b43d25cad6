import type { Middleware } from 'openapi-fetch';
import type { Call } from '../call.ts';
import { appVersion, check, headers as headerTexts } from '../validate.ts';
import { version } from '../version.ts';
import { requestIdHeader } from './request-id.ts';

/** Adds the headers in addition to the API's own: those of the client, of the request and of the call. */
export function headers(call: Call): Middleware {
  return {
    onRequest({ request }) {
      const own = additional(call, requestIdHeader(call), call.settings.headers, call.options.headers);
      check('request.headers', own, headerTexts);
      call.headers = own;
      setHeaders(request, own);
    },
  };
}

/**
 * The headers of an attempt, including the API's own, and the token unless a redirect could leak it.
 * @param own the additional headers
 * @throws {TypeError} for a value that no header can contain; the message names it
 */
export function attemptHeaders(call: Call, own: Record<string, string>): Record<string, string> {
  const { settings, session, operation } = call;
  check('request.headers', own, headerTexts);
  call.token = (settings.trustRedirects && !operation.anonymous && session.user.userToken) || undefined;
  return mergeHeaders(own, apiHeaders(call));
}

/** The API's own headers; an attempt leaves out those without a value. */
const apiHeaders = (call: Call) => ({
  // The spec requires it for a GET too (section 7).
  'content-type': 'application/json',
  appVersion: sentVersion(call),
  source: call.settings.source,
  userToken: call.token,
  'x-sdk-version': call.settings.versionHeader ? version : undefined,
  'x-time-zone': (call.session.timeZone ?? deviceZone()) || undefined,
});

let zone: string | undefined;
let offset: number | undefined;

/**
 * The zone of this device. To ask for it takes a tenth of a millisecond, so that is repeated only when the offset has changed: in
 * zones with the same offset, the day is the same.
 */
function deviceZone(): string | undefined {
  const now = new Date().getTimezoneOffset();
  if (now !== offset) zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  offset = now;
  return zone;
}

/** Sets headers of a request, which is faster than a new request. */
export function setHeaders({ headers }: Request, values: Record<string, string>): void {
  for (const name in values) headers.set(name, values[name] as string);
}

/** The version of the native app if the login provides it (spec, section 3: `apkVersion`), else that of the calling app. */
export function sentVersion({ settings, session }: Call): string {
  const { apkVersion } = session.user;
  return settings.source && appVersion[0](apkVersion as never) && apkVersion ? apkVersion : settings.appVersion;
}

/** Merges headers without the API's own, which no others replace, not even on a call that leaves one of them out. */
export function additional(call: Call, ...all: Parameters<typeof mergeHeaders>): Record<string, string> {
  const none: Record<string, undefined> = {};
  for (const name in apiHeaders(call)) none[name] = undefined;
  return mergeHeaders(...all, none);
}

/** Merges headers by their names in lower case. Later headers win; `undefined` removes a header. */
function mergeHeaders(...all: (Record<string, string | undefined> | undefined)[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const some of all) {
    for (const name in some) {
      const lower = name.toLowerCase();
      const value = some[name];
      if (value !== undefined) merged[lower] = value;
      // A needless `delete` slows an object down.
      else if (lower in merged) delete merged[lower];
    }
  }
  return merged;
}
