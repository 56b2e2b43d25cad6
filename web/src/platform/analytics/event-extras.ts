declare const counted: unique symbol;
declare const published: unique symbol;
declare const reported: unique symbol;

/** A number of things, which no measurement is. */
export type Count = number & { readonly [counted]: true };

/** @returns the length of the list, as an extra of an event */
export const countOf = (list: readonly unknown[]): Count => list.length as Count;

/** The id of public content or of a screen, which no typed text is. */
export type PublicId = string & { readonly [published]: true };

type ContentKey = 'articleId' | 'courseId' | 'goodsId';

/** @returns the id of an article, a course or goods, as an extra of an event */
export const publicId = <Key extends ContentKey>(content: Readonly<Record<Key, string>>, key: Key): PublicId =>
  content[key] as string as PublicId;

/** @returns the name of a screen, from its row in the table of screens: by default its path with dots */
export const pageOf = (row: { path: `/${string}`; analyticsName?: string }): PublicId =>
  (row.analyticsName ?? (row.path.slice(1).replace(/\//g, '.') || 'home')) as PublicId;

/** The text of an error of the program, which no form and no reply is. */
export type Report = string & { readonly [reported]: true };

/** @returns the text of a caught error, as an extra of an event. A string or an object of the program does not compile. */
export const reportOf = <E>(error: unknown extends E ? E : E extends Error ? E : never): Report =>
  String(error) as Report;

/**
 * The allowed extras of events, with the kind of their values. A choice is one of a few strings known to the compiler. Only
 * `countOf`, `publicId`, `pageOf` and `reportOf` make a count, an id and a report. No kind fits personal or health data.
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
export type Literals<Value> = Value extends string
  ? Record<never, 1> extends Record<Value, 1>
    ? never
    : Value
  : never;

interface Kinds<Value> {
  choice: Literals<Value>;
  flag: boolean;
  count: Count;
  id: PublicId;
  report: Report;
}

/** The extras `E` if all of their keys and values are allowed; otherwise a type to which they cannot be assigned. */
export type EventExtras<E> = {
  [Key in keyof E]: Key extends keyof ExtraKinds ? Kinds<E[Key]>[ExtraKinds[Key]] : never;
};
