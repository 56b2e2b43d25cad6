/** A storage of JSON values, such as the SDK's, with its allowed keys. */
export interface JsonStorage<in Key extends string = string> {
  /** Returns the value, or `undefined` if there is none or it cannot be read. */
  get: <Value>(key: Key) => Value | undefined;
  /** Stores a JSON value. */
  set: (key: Key, value: unknown) => void;
  remove: (key: Key) => void;
}
