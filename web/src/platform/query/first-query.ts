/**
 * A screen's first queries as data: the operations that it reads when it opens, and how their inputs follow from its address.
 * The rows of the products' tables name them, so this file imports no code.
 */
import type { HealthInfiniteQueries, HealthQueries } from '@health-app/sdk/react-query';
import type { PathPattern, Paths } from '#platform/routing/paths.ts';
import type { Requirement } from '#platform/routing/requirement.ts';

type IdOf<Factories> = {
  [Domain in keyof Factories & string]: `${Domain}.${keyof Factories[Domain] & string}`;
}[keyof Factories & string];

/** A read of the API, such as `orders.detail`. */
export type ReadId = IdOf<HealthQueries>;

/** A read of a list in pages, such as `orders.list`. */
export type PagesId = IdOf<HealthInfiniteQueries>;

type FactoryOf<Factories, Id> = Id extends `${infer Domain}.${infer Verb}`
  ? Domain extends keyof Factories
    ? Verb extends keyof Factories[Domain]
      ? Factories[Domain][Verb]
      : never
    : never
  : never;

type Result<Factory> = Factory extends (...parameters: never[]) => infer Options ? Options : never;

/** The options of a read. */
export type QueryOf<Id extends ReadId> = Result<FactoryOf<HealthQueries, Id>>;

/** The options of a read in pages. */
export type PagesOf<Id extends PagesId> = Result<FactoryOf<HealthInfiniteQueries, Id>>;

/** The input of a factory; null for a factory that takes only call options. */
type InputOf<Factory> = Factory extends (...parameters: infer Parameters) => unknown
  ? 2 extends Parameters['length' & keyof Parameters]
    ? Exclude<Parameters[0 & keyof Parameters], undefined>
    : null
  : never;

/** Today on the person's calendar. */
export const today = { days: 0 } as const;

/** The day before. */
export const yesterday = { days: -1 } as const;
type Today = typeof today | typeof yesterday;

/** A value from a search parameter of the address. */
interface Param<Name extends string, Default> {
  param: Name;
  or?: Default;
}

/**
 * A field with the value of a search parameter.
 * @param or the value without the parameter: a value, `today`, or null to leave the field out
 * @default the query is not requested
 */
export function param<const Name extends string>(name: Name): Param<Name, never>;
export function param<const Name extends string, const Default>(name: Name, or: Default): Param<Name, Default>;
export function param(name: string, or?: unknown): Param<string, unknown> {
  return { param: name, or };
}

type Keys<Union> = Union extends unknown ? keyof Union & string : never;

type Source<Value, Pattern extends PathPattern> =
  | Value
  | Param<Keys<Paths[Pattern]>, Value | Today | (undefined extends Value ? null : never)>
  | (string extends Value ? Today : never);

type Sources<Input, Pattern extends PathPattern> = Input extends object
  ? { readonly [Field in keyof Input]: Source<Input[Field], Pattern> }
  : null;

/** How a screen reads a first query. */
interface FirstOptions<Name = string> {
  /** Requests it again whenever the screen opens. @default after a minute */
  fresh?: true;
  /** Forgets it when the screen closes. @default it is kept for 15 minutes */
  forget?: true;
  /** It is not repeated if it fails. */
  once?: true;
  /** The people for whom the screen reads it, if it is open to more. */
  for?: Requirement;
  /** A search parameter, or a value of one, without which the screen does not read it. */
  with?: Name | (Name extends string ? `${Name}=${string}` : never);
  /** A search parameter with which the screen does not read it. */
  without?: Name;
  /** Field of the data with the address of a picture, which is requested with the data. */
  picture?: string;
  /** The data contain HTML, so the sanitiser loads beside them. */
  html?: true;
  /** A part of the content reads it, so the screen itself does not, until it has data. */
  part?: true;
}

/**
 * A first query of the screen at a path: the operation, its input, and options. If a row names an operation twice, the first
 * one with all its parameters counts.
 */
export type FirstQuery<Pattern extends PathPattern> =
  | {
      [Id in ReadId]: InputOf<FactoryOf<HealthQueries, Id>> extends null
        ? readonly [id: Id, input?: null, options?: FirstOptions<Keys<Paths[Pattern]>>]
        : readonly [
            id: Id,
            input: Sources<InputOf<FactoryOf<HealthQueries, Id>>, Pattern>,
            options?: FirstOptions<Keys<Paths[Pattern]>>,
          ];
    }[ReadId]
  | {
      [Id in PagesId]: readonly [
        id: Id,
        input: Sources<InputOf<FactoryOf<HealthInfiniteQueries, Id>>, Pattern>,
        options: FirstOptions<Keys<Paths[Pattern]>> & { pages: true },
      ];
    }[PagesId];

/** A first query of any row. */
export type AnyFirstQuery = readonly [id: string, input?: object | null, options?: FirstOptions & { pages?: true }];
