import type { Examples, Operation } from '../description/description.ts';
import type { Operations } from '../generated/operations.ts';
import { deepFreeze } from './deep-freeze.ts';
import { readFields } from './fields.ts';
import { mergePatch } from './merge-patch.ts';
import { Refusal } from './refusal.ts';

/**
 * The initial data of a world that replace the description's examples. Dates are relative to the day of the examples,
 * 2026-11-20, which becomes the first day of the world.
 */
export interface WorldSeed {
  /**
   * The data of an operation's success examples: a list replaces all of them, in the order of the description; an object
   * replaces or adds those with its names.
   */
  examples?: { [Id in keyof Operations]?: Operations[Id]['data'][] | { [name: string]: Operations[Id]['data'] } };
  /** A JSON Merge Patch (RFC 7396) of the data of every success example of an operation. */
  patches?: { [Id in keyof Operations]?: unknown };
}

/** Seeds by the name of their world. */
export type WorldSeeds = Record<string, WorldSeed>;

/** The success examples of the seeded operations: data by name. */
export type SeededData = Map<string, Map<string, unknown>>;

/**
 * Parses a seed, and validates every example.
 *
 * @throws {Refusal} with the place of the fault
 */
export function readSeed(seed: unknown, operations: Map<string, Operation>): SeededData {
  const { examples, patches } = readFields(seed, { examples: 'json', patches: 'json' }, 'A world');
  const replaced = Object.entries(readFields(examples ?? {}, kindsOf(operations), 'examples'));
  const patched = Object.entries(readFields(patches ?? {}, kindsOf(operations), 'patches'));
  const data: SeededData = new Map();
  for (const [id, given] of replaced) data.set(id, replace(successesOf(operations, id), given));
  for (const [id, patch] of patched) {
    const before = data.get(id) ?? successesOf(operations, id);
    data.set(id, new Map([...before].map(([name, value]) => [name, mergePatch(value, patch)])));
  }
  for (const [id, named] of data) {
    for (const [name, value] of named) check(operations.get(id), name, deepFreeze(value));
  }
  return data;
}

/** @throws {Refusal} with the name of the world and the place of the fault */
export function readSeeds(seeds: WorldSeeds, operations: Map<string, Operation>): Map<string, SeededData> {
  return new Map(
    Object.entries(seeds).map(([name, seed]) => {
      try {
        return [name, readSeed(seed, operations)];
      } catch (error) {
        throw new Refusal(400, `The world "${name}": ${(error as Error).message}`);
      }
    }),
  );
}

/** The examples, with seeded ones that replace those of the description. */
export function withSeed(examples: Examples, seed: SeededData): Examples {
  return {
    ...examples,
    data<T>(id: string, name?: string): T {
      const named = seed.get(id);
      if (!named || name?.startsWith('fail')) return examples.data<T>(id, name);
      const found = name === undefined ? [...named.values()][0] : named.get(name);
      if (found === undefined) throw new Refusal(400, `The seed needs an example ${name ?? ''} of ${id}`);
      return found as T;
    },
    names(id) {
      const failures = examples.names(id).filter((name) => name.startsWith('fail'));
      const named = seed.get(id);
      return named ? [...named.keys(), ...failures] : examples.names(id);
    },
  };
}

const kindsOf = (operations: Map<string, Operation>) =>
  Object.fromEntries([...operations.keys()].map((id) => [id, 'json' as const]));

function successesOf(operations: Map<string, Operation>, id: string): Map<string, unknown> {
  const all = [...(operations.get(id)?.examples.get(200) ?? [])];
  return new Map(all.flatMap(([name, envelope]) => (envelope.success ? [[name, envelope.data] as const] : [])));
}

/** A list takes the names of the description, so that memory finds an example by its name. */
function replace(successes: Map<string, unknown>, given: unknown): Map<string, unknown> {
  if (Array.isArray(given)) {
    const names = [...successes.keys()];
    return new Map(given.map((data, index) => [names[index] ?? `seeded-${index + 1}`, data]));
  }
  if (typeof given === 'object' && given !== null) return new Map([...successes, ...Object.entries(given)]);
  throw new Refusal(400, `The examples of an operation are a list or an object by name, not ${JSON.stringify(given)}`);
}

function check(operation: Operation | undefined, name: string, data: unknown): void {
  const violation = operation?.violation({ status: 200, body: { success: true, data } });
  if (violation !== undefined) throw new Refusal(400, `The example ${name} violates the description. ${violation}`);
}
