import type { Check } from './check.ts';

/** Actions with the same properties, in the compact form of the bundle. */
export interface ActionGroup {
  kind: 'call' | 'notify' | 'stream';
  /** ms until the reply of a call or the opening of a stream; absent for a notification. */
  limit?: number;
  /** The only platform with these actions. */
  only?: 'ios' | 'android';
  /** The validator of each action's result, or 0 for an action without a result. */
  results: { readonly [action: string]: Check | 0 };
}

/** An action of the bridge, defined by a file in `native/actions/`. */
export interface BridgeAction {
  /** One-line description from the page's point of view. */
  description: string;
  /** `call` has one reply, `notify` has none, `stream` has events until it ends. */
  kind: 'call' | 'notify' | 'stream';
  /** ms until the reply of a call or the opening of a stream; `person` means at most ten minutes of visible time. */
  timeLimit: number | 'person';
  /** The only kind of host with this action; `web` for an action outside the native apps. By default both native apps. */
  only?: 'ios' | 'android' | 'web';
  /** The substitute in a plain browser; without one, the action is not supported there. */
  browser?: string;
  /** The substitute in the messaging app's browser; by default that of a plain browser. */
  messaging?: string;
  /**
   * Parses the parameters, and drops members that the action does not define.
   * @param where names the value in error messages
   * @throws {TypeError} if they violate the contract; the message names the invalid part
   */
  params: (value: unknown, where: string) => unknown;
  /**
   * Parses the result of a call or an event of a stream; undefined for an action without a result.
   * @param where names the value in error messages
   * @throws {TypeError} if it violates the contract; the message names the invalid part
   */
  result?: (value: unknown, where: string) => unknown;
  /** Example values of both; the scripted host replies with them by default. */
  example: { params?: object; result?: unknown };
}
