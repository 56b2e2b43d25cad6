/**
 * The shape of a value that passes between page and host, as data.
 *
 * A text names a leaf; what follows ` // ` is its documentation:
 * - `text`, `flag` (true or false), `json` (anything that JSON holds)
 * - `number`, `int`, either with a range: `int 1..9`, `number 0..`
 * - `url` (http or https), `image` (https, blob, or image data in a data address)
 * - `iOS|Android`: one of these texts
 *
 * An object names fields, those with a trailing `?` may be left out; an array of one shape is a list of it.
 */
export type Shape = string | readonly [Shape] | Fields;

/** The fields of an object. */
export type Fields = { readonly [field: string]: Shape };

/** A name that decides what goes with it. */
export interface Variant {
  /** One line; what the name stands for. */
  doc: string;
  /** What goes with it. Default: nothing. */
  params?: Fields;
}

/** A row of the table of actions. Types, the table of the running bridge, the native enumerations and docs are read off it. */
export interface ActionRow {
  /** One line; what it does, from the page's view. */
  doc: string;
  /** `call` has one reply, `notify` none, `stream` gives events until it is ended. Default `call`. */
  kind?: 'notify' | 'stream';
  /**
   * Time limit in ms: of a call until its reply, of a stream until it is open. `person` waits for a person (at most ten
   * minutes on the screen). Default 10,000.
   */
  limit?: number | 'person';
  /** The one kind of host that has it; `web` for what the native apps have no use for. Default: both native apps. */
  only?: 'ios' | 'android' | 'web';
  /** What a plain browser does instead. Default: nothing, the action is not supported there. */
  browser?: string;
  /** What the messaging app's browser does instead. Default: what a plain browser does. */
  messaging?: string;
  /** What the caller gives, by field. */
  params?: Fields;
  /** What the field `params` of the parameters takes, by the name in another field of them. */
  variants?: { readonly typeName: string; readonly field: string; readonly of: { readonly [name: string]: Variant } };
  /** What the caller gets: a call's result, or each event of a stream. */
  result?: Shape;
  /** Plausible values of both; the scripted host answers with them unless told otherwise. */
  example?: { params?: object; result?: unknown };
}

/** Rows by name of the action. */
export type ActionRows = { readonly [action: string]: ActionRow };
