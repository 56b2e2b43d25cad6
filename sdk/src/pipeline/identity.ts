import type { Middleware } from 'openapi-fetch';
import type { Call } from '../call.ts';
import { HealthError } from '../errors.ts';

/** The input of this operation contains the person of its events, so it may be sent after that person has left. */
export const namesItsPerson = 'statistic.push';

/** Refuses a reply after the session's user has changed. */
export function identity(call: Call): Middleware {
  return {
    onResponse() {
      if (isOfAnother(call)) throw userChanged();
    },
  };
}

/**
 * Pins a call to its person as soon as one is known.
 * @throws {HealthError} kind `aborted` if the session's person has changed
 */
export function pin(call: Call): void {
  const { session, belongs, operation } = call;
  if (operation.id === namesItsPerson) return;
  call.person ??= session.person;
  if (call.person !== session.person || (belongs && !belongs())) throw userChanged();
}

/** Whether the session's person is no longer the call's. */
export function isOfAnother({ person, session, operation }: Call): boolean {
  return operation.id !== namesItsPerson && person !== undefined && person !== session.person;
}

/** The error of a call whose person is no longer the session's. */
export const userChanged = () => new HealthError('aborted', 'the user has changed');
