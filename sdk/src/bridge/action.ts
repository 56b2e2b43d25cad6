import type { Check } from './check.ts';

/** Actions with equal facts, as the running bridge needs them. */
export interface ActionGroup {
  kind: 'call' | 'notify' | 'stream';
  /** ms until the reply of a call, or until a stream is open; a notification has none. */
  limit?: number;
  /** The only platform with these actions. */
  only?: 'ios' | 'android';
  /** The check of each action's result, or 0 for an action without one. */
  results: { readonly [action: string]: Check | 0 };
}

/** An action of the bridge: a file in `native/actions/`. */
export interface BridgeAction {
  /** Description in one line, from the page's view. */
  description: string;
  /** `call` has one reply, `notify` has none, `stream` sends events until it ends. */
  kind: 'call' | 'notify' | 'stream';
  /** ms until the reply of a call, or until a stream is open; `person` waits ten minutes on the screen at most. */
  timeLimit: number | 'person';
  /** The only kind of host with this action; `web` for one outside the native apps. By default both native apps. */
  only?: 'ios' | 'android' | 'web';
  /** The substitute in a plain browser; without one the action is not supported there. */
  browser?: string;
  /** The substitute in the messaging app's browser, by default that of a plain browser. */
  messaging?: string;
  /**
   * Reads the parameters, without members that the action does not name.
   * @param where names the value in the message
   * @throws {TypeError} that names the part that violates the contract
   */
  params: (value: unknown, where: string) => unknown;
  /**
   * Reads the result of a call, or an event of a stream; undefined for an action without one.
   * @param where names the value in the message
   * @throws {TypeError} that names the part that violates the contract
   */
  result?: (value: unknown, where: string) => unknown;
  /** Plausible values of both; the scripted host answers with them by default. */
  example: { params?: object; result?: unknown };
}
