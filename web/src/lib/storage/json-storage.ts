/** A storage of values that JSON can hold, such as the SDK's. */
export interface JsonStorage {
  /** The value, or `undefined` when there is none or it cannot be read. */
  get<Value>(key: string): Value | undefined;
  /** Stores a value that JSON can hold. */
  set(key: string, value: unknown): void;
  remove(key: string): void;
}
