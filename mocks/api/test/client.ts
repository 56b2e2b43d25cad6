import { expect } from 'vitest';
import { type Mock, type MockOptions, startMock } from '../server/server.ts';
import { exchange } from './exchange.ts';
import { FRIDAY } from './world.ts';

export const LIST = '/cooperation/app/medicationRemind/queryList';
export const DELETE = '/cooperation/app/medicationRemind/delete';
export const headers = { appVersion: '5.2.0', source: 'iOS', userToken: 'anyone' };

/** Starts a server on the afternoon of the examples, and returns helpers to call it. */
export async function freshMock(options: MockOptions = {}) {
  const mock: Mock = await startMock({ now: () => FRIDAY, ...options });

  const call = (path: string, more: Record<string, string> = {}, init: RequestInit = {}) =>
    exchange(mock.url, path, { ...init, headers: { ...headers, ...more } });

  const post = (path: string, body: BodyInit, more: Record<string, string> = {}) =>
    call(path, { 'content-type': 'application/json', ...more }, { method: 'POST', body });

  /** Calls an endpoint below `/__mock`. */
  const control = (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
    call(`/__mock/${path}`, body === undefined ? more : { 'content-type': 'application/json', ...more }, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  return { ...mock, call, post, control };
}

const CODES = {
  400: 'INVALID_REQUEST',
  401: 'TOKEN_MISSING',
  404: 'UNKNOWN_PATH',
  405: 'UNKNOWN_METHOD',
  413: 'TOO_LARGE',
};

/** The expected body of a refusal. */
export const refused = (status: keyof typeof CODES, msg: unknown) => ({
  status,
  body: { success: false, code: CODES[status], msg },
});

/** Matches a message that contains all these parts. */
export const says = (...parts: (string | RegExp)[]) =>
  expect.toSatisfy((msg: string) =>
    parts.every((part) => (typeof part === 'string' ? msg.includes(part) : part.test(msg))),
  );
