/**
 * Divides the code that features share into chunks. With a single chunk, each screen would load code that only others need;
 * with one chunk per set of features, it would request a hundred files.
 */

import { reach } from './feature-modules.ts';

/** The bundler's data about a module. */
export interface BundledModule {
  /** Static imports. */
  importedIds: string[];
  /** Dynamic imports. */
  dynamicallyImportedIds: string[];
  /** Characters of its minified code. */
  size: number;
}

interface Options {
  /** The module that exports the screens, by feature. */
  features: Map<string, string>;
  /** The module that every screen loads in addition to its feature. */
  everywhere: string;
  /** The module that the page starts with. */
  entry: string;
  /** Returns the feature whose folder contains a module, if any. */
  featureOf: (id: string) => string | undefined;
  /** @throws {Error} for an unknown module */
  moduleOf: (id: string) => BundledModule;
  /** The cost of another file for a screen, in characters of minified code: headers, worse compression, and often a style sheet. */
  fileCost: number;
}

interface Chunk {
  /** The features whose screens load the chunk. */
  users: Set<string>;
  size: number;
  ids: string[];
}

/** The shared modules by chunk; those used by most features come first. */
export function sharedChunks({ features, everywhere, entry, featureOf, moduleOf, fileCost }: Options): string[][] {
  // The bundler makes a new list for each question.
  const importsOf = remember((id: string) => moduleOf(id).importedIds);
  const later = remember((id: string) => moduleOf(id).dynamicallyImportedIds);
  const sizeOf = remember((id: string) => moduleOf(id).size);

  const users = new Map<string, Set<string>>();
  const addUser = (user: string, root: string) => {
    for (const id of reach([root], importsOf)) users.set(id, (users.get(id) ?? new Set()).add(user));
  };
  for (const [feature, root] of features) addUser(feature, root);
  for (const feature of features.keys()) addUser(feature, everywhere);
  users.delete(everywhere);

  // A dynamically imported part must not load the chunk of a foreign feature.
  const borrowed = new Set<string>();
  const all = reach([entry], (id) => [...importsOf(id), ...later(id)]);
  for (const part of new Set([...all].flatMap(later))) {
    for (const id of reach([part], importsOf)) {
      const [user, ...others] = users.get(id) ?? [];
      if (user && others.length === 0 && featureOf(part) !== user) borrowed.add(id);
    }
  }

  const chunks = new Map<string, Chunk>();
  for (const [id, set] of users) {
    if (set.size === 1 && !borrowed.has(id)) continue;
    const key = [...set].sort().join();
    const chunk = chunks.get(key) ?? { users: new Set(set), size: 0, ids: [] };
    chunk.size += sizeOf(id);
    chunk.ids.push(id);
    chunks.set(key, chunk);
  }
  return merge([...chunks.values()], { importsOf, fileCost, loads: loadsOf(users, sizeOf) }).map(({ ids }) => ids);
}

/** The size of all modules that each feature uses. */
function loadsOf(users: Map<string, Set<string>>, sizeOf: (id: string) => number): Map<string, number> {
  const loads = new Map<string, number>();
  for (const [id, set] of users) for (const user of set) loads.set(user, (loads.get(user) ?? 0) + sizeOf(id));
  return loads;
}

interface Costs {
  importsOf: (id: string) => string[];
  fileCost: number;
  /** By feature. */
  loads: Map<string, number>;
}

/**
 * Merges the two chunks whose merge saves most, until none saves anything. What a feature loads counts in proportion to the
 * size of its own modules, because people wait longest for the heaviest screens. After a merge, the users of either chunk
 * load both, and their imports. The users of a chunk also use its imports, and in the end no two chunks have the same users,
 * because merging them saves a file. So chunks have no import cycles, in which the order of style sheets would be undefined.
 */
function merge(chunks: Chunk[], { importsOf, fileCost, loads }: Costs): Chunk[] {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.ids.map((id) => [id, chunk])));
  const weigh = (users: Iterable<string>) => [...users].reduce((sum, user) => sum + (loads.get(user) ?? 0), 0);
  const left = new Set(chunks);
  for (;;) {
    const below = remember(({ ids }: Chunk) => [
      ...new Set(ids.flatMap((id) => importsOf(id)).flatMap((id) => chunkOf.get(id) ?? [])),
    ]);
    const withImports = remember((chunk: Chunk) => reach([chunk], below));
    const best: { saved: number; pair: [Chunk, Chunk] | undefined } = { saved: 0, pair: undefined };
    for (const [index, one] of [...left].entries()) {
      for (const other of [...left].slice(index + 1)) {
        const both = weigh([...one.users].filter((user) => other.users.has(user)));
        let saved = fileCost * both - one.size * (weigh(other.users) - both) - other.size * (weigh(one.users) - both);
        if (saved <= best.saved) continue;
        const users = [...one.users, ...other.users];
        for (const needed of new Set([...withImports(one), ...withImports(other)])) {
          if (needed === one || needed === other) continue;
          // An import is another file for those that did without it.
          saved -= (needed.size + fileCost) * weigh(new Set(users.filter((user) => !needed.users.has(user))));
        }
        if (saved > best.saved) Object.assign(best, { saved, pair: [one, other] });
      }
    }
    if (!best.pair) return [...left].sort((a, b) => b.users.size - a.users.size || b.size - a.size);
    const [chunk, other] = best.pair;
    const users = [...chunk.users, ...other.users];
    for (const needed of [...withImports(chunk), ...withImports(other)]) {
      for (const user of users) needed.users.add(user);
    }
    for (const id of other.ids) chunkOf.set(id, chunk);
    chunk.ids.push(...other.ids);
    chunk.size += other.size;
    left.delete(other);
  }
}

/** Calls a function once for each argument. */
function remember<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new Map<Key, Value>();
  return (key) => {
    const value = found.get(key) ?? find(key);
    found.set(key, value);
    return value;
  };
}
