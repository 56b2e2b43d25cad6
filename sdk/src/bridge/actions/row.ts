/**
 * The shape of a value that passes between page and host, as data.
 *
 * A text names a leaf; its documentation follows after ` // `:
 * - `text`, `flag` (true or false), `json` (any JSON value)
 * - `number`, `int`, either with a range: `int 1..9`, `number 0..`
 * - `url` (http or https), `image` (https, blob, or image data in a data address)
 * - `iOS|Android`: one of these texts
 *
 * An object names fields; those with a trailing `?` are optional. An array of one shape is a list of it.
 */
export type Shape = string | readonly [Shape] | Fields;

/** The fields of an object. */
export type Fields = { readonly [field: string]: Shape };

/** A name with parameters of its own. */
export interface Variant {
  /** Description in one line. */
  doc: string;
  /** Parameters of this name; none by default. */
  params?: Fields;
}

/** A row of the table of actions. The generator makes types, the runtime table, native enumerations and docs from it. */
export interface ActionRow {
  /** Description in one line, from the page's view. */
  doc: string;
  /** `call` (default) has one reply, `notify` has none, `stream` sends events until it ends. */
  kind?: 'notify' | 'stream';
  /**
   * Time limit in ms: of a call until its reply, of a stream until it is open. `person` waits for a person (at most ten
   * minutes on the screen). Default 10,000.
   */
  limit?: number | 'person';
  /** The only kind of host that has it; `web` for actions outside the native apps. By default both native apps have it. */
  only?: 'ios' | 'android' | 'web';
  /** The substitute in a plain browser; without one the action is not supported there. */
  browser?: string;
  /** The substitute in the messaging app's browser, by default that of a plain browser. */
  messaging?: string;
  /** Parameters, by field. */
  params?: Fields;
  /** Types of the field `params`, by the name in another field. */
  variants?: { readonly typeName: string; readonly field: string; readonly of: { readonly [name: string]: Variant } };
  /** Result of a call, or each event of a stream. */
  result?: Shape;
  /** Plausible values of both; the scripted host answers with them by default. */
  example?: { params?: object; result?: unknown };
}

/** Rows by name of the action. */
export type ActionRows = { readonly [action: string]: ActionRow };
