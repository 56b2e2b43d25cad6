export interface Identity {
  /** The fields that the rule compares; paths contain dots. */
  names: string[];
  /** The values of both sides; undefined if a field is absent or null. */
  sides(object: object): [left: unknown, right: unknown] | undefined;
  holds(object: object): boolean;
}

/** @throws {SyntaxError} if the text is not a rule */
export declare function readIdentity(text: string): Identity;

export interface BrokenIdentity {
  /** JSON Pointer of the object within the value. */
  pointer: string;
  identity: string;
}

/**
 * Returns the rules of `x-identity` that a value violates.
 * @param follow resolves a reference; without it the schema must contain none
 */
export declare function brokenIdentities<From>(
  schema: object | undefined,
  value: unknown,
  follow?: (node: never, from: From) => [schema: object | undefined, from: From],
  from?: From,
  pointer?: string,
): Generator<BrokenIdentity>;
