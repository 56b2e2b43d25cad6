/** A storage of values that JSON can hold, such as the SDK's, with the keys that it takes. */
export interface JsonStorage<in Key extends string = string> {
  /** The value, or `undefined` when there is none or it cannot be read. */
  get: <Value>(key: Key) => Value | undefined;
  /** Stores a value that JSON can hold. */
  set: (key: Key, value: unknown) => void;
  remove: (key: Key) => void;
}
