import { type Document, deref } from '../operations.ts';
import { type Cause, listed, nameOfPlace } from './cause.ts';
import type { Copies } from './copies.ts';
import type { DataPlace } from './data-place.ts';
import { disagreements } from './disagreements.ts';
import { type NameOf, Observations } from './observations.ts';
import { findCasing, findRenames } from './renames.ts';
import { type Caller, scopesOf } from './scope.ts';

/** The search repeats, because renames inside renamed objects appear only after the outer rename. */
const MOST_ROUNDS = 5;

interface Data {
  operation: string;
  place: DataPlace;
  value: unknown;
}

/** Splits of schemas inside split schemas appear only after the outer split. */
const MOST_SPLITS = 4;

/** Reads all data, and again with copies of the schemas that a part of the API sends otherwise. */
export function observeByScope(
  data: Data[],
  bundle: Document,
  copies: Copies,
  callers: Map<string, Caller>,
): { observed: ReturnType<typeof observe>; doubts: string[] } {
  const all = [...callers.values()];
  const named = (labels: Set<string>) => [...labels].flatMap((label) => callers.get(label) ?? []);
  for (let round = 1; ; round++) {
    const observed = observe(data, bundle, copies);
    const before = copies.size;
    const doubts = disagreements(observed.observations).flatMap(({ component, shows, against }) => {
      const scopes = scopesOf(named(shows), named(against), all);
      const isSplit = scopes.filter((scope) => copies.split(component, scope)).length > 0;
      return isSplit
        ? []
        : `\`${nameOfPlace(copies.origin(component))}\` is not the same in ${listed([...shows])} as in ${listed([...against])}. Which of them is to change?`;
    });
    if (copies.size === before || round > MOST_SPLITS) return { observed, doubts: [...new Set(doubts)] };
  }
}

/** Reads all data with the description, and again with every new name that is found. */
function observe(
  data: Data[],
  bundle: Document,
  copies: Copies,
): { observations: Observations; causes: Cause[]; spelt: (name: string) => string } {
  const names = new Map<string, string>();
  const causes: Cause[] = [];
  let casing: ((name: string) => string) | undefined;
  const nameOf: NameOf = (view, property) => names.get(`${view} ${property}`) ?? casing?.(property) ?? property;
  const read = () => {
    const observations = new Observations(bundle, copies, nameOf);
    for (const { operation, place, value } of data) observations.add(operation, place.schema, place.at, value);
    return observations;
  };
  let observations = read();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = casing ? undefined : findCasing(observations);
    if (found) {
      casing = found.of;
      causes.push(found.cause);
    } else {
      const { renames, causes: added } = findRenames(observations, (schema) => deref(bundle, schema));
      if (renames.length === 0) break;
      for (const { view, property, wire } of renames) names.set(`${view} ${property}`, wire);
      causes.push(...added);
    }
    observations = read();
  }
  return { observations, causes: merged(causes), spelt: casing ?? ((name) => name) };
}

/** Merges the same rename from several rounds into one cause. */
function merged(causes: Cause[]): Cause[] {
  const once = new Map<string, Cause>();
  for (const cause of causes) {
    const key = cause.says.replace(/ \(.*$/, '');
    const before = once.get(key);
    once.set(
      key,
      before
        ? {
            ...before,
            seen: before.seen + cause.seen,
            operations: [...new Set([...before.operations, ...cause.operations])],
            places: [...before.places, ...cause.places],
            edits: [...before.edits, ...cause.edits],
          }
        : cause,
    );
  }
  return [...once.values()];
}
