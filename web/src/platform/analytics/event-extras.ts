declare const counted: unique symbol;

/** A number of things, which no measurement is. */
export type Count = number & { readonly [counted]: true };

/** @returns the length of the list, as an extra of an event */
export const countOf = (list: readonly unknown[]): Count => list.length as Count;

/**
 * The allowed extras of events, with the kind of their values. A choice is one of a few strings known to the compiler, an id that
 * of public content, a report the text of an error of the program. No kind fits personal or health data.
 */
interface ExtraKinds {
  answer: 'choice';
  by: 'choice';
  company: 'choice';
  fact: 'choice';
  kind: 'choice';
  lookup: 'choice';
  outcome: 'choice';
  period: 'choice';
  problem: 'choice';
  reason: 'choice';
  scope: 'choice';
  source: 'choice';
  type: 'choice';
  way: 'choice';
  changed: 'flag';
  contact: 'flag';
  enabled: 'flag';
  finished: 'flag';
  found: 'flag';
  open: 'flag';
  photo: 'flag';
  set: 'flag';
  withHealthNotes: 'flag';
  fields: 'count';
  foods: 'count';
  pictures: 'count';
  shared: 'count';
  articleId: 'id';
  courseId: 'id';
  goodsId: 'id';
  page: 'id';
  report: 'report';
}

/** The literal strings of a type: `string` and patterns such as `${number} kg` are the key of an index signature. */
type Literals<Value> = Value extends string ? (Record<never, 1> extends Record<Value, 1> ? never : Value) : never;

interface Kinds<Value> {
  choice: Literals<Value>;
  flag: boolean;
  count: Count;
  id: string;
  report: string;
}

/** The extras `E` if all of their keys and values are allowed; otherwise a type to which they cannot be assigned. */
export type EventExtras<E> = {
  [Key in keyof E]: Key extends keyof ExtraKinds ? Kinds<E[Key]>[ExtraKinds[Key]] : never;
};
