/**
 * A type of the SDK with the known values alone. The SDK's enumerations of replies are open, because a newer server may send
 * other values, and its optional members accept `undefined`; a server of this version does neither.
 */
export type Known<T> = T extends readonly (infer Item)[]
  ? Known<Item>[]
  : T extends object
    ? true extends Same<T, string & {}> | Same<T, number & {}>
      ? never
      : { [Name in keyof T]: Known<Defined<T, Name>> }
    : T;

/** An optional member without `undefined`. */
type Defined<T, Name extends keyof T> = object extends Pick<T, Name> ? Exclude<T[Name], undefined> : T[Name];

type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false;
