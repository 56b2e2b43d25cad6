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
  code: string | null;
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
  /** The cost of another file for a screen, in characters of code: headers, worse compression, and often a style sheet. */
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
    chunk.size += moduleOf(id).code?.length ?? 0;
    chunk.ids.push(id);
    chunks.set(key, chunk);
  }
  return merge([...chunks.values()], importsOf, fileCost).map(({ ids }) => ids);
}

/**
 * Merges the smallest chunk with the most suitable one, until no merge reduces what the screens load. After a merge, the
 * users of either chunk load both, and their imports. The users of a chunk also use its imports, and in the end no two
 * chunks have the same users, because merging them saves a file. So chunks have no import cycles, in which the order of
 * style sheets would be undefined.
 */
function merge(chunks: Chunk[], importsOf: (id: string) => string[], fileCost: number): Chunk[] {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.ids.map((id) => [id, chunk])));
  const chunksBelow = () =>
    remember(({ ids }: Chunk) => [
      ...new Set(ids.flatMap((id) => importsOf(id)).flatMap((id) => chunkOf.get(id) ?? [])),
    ]);
  let below = chunksBelow();
  const withImports = (...needed: Chunk[]) => reach(needed, below);
  const open = [...chunks];
  const done: Chunk[] = [];
  const smallest = () => open.sort((a, b) => b.size - a.size).pop();
  for (let chunk = smallest(); chunk; chunk = smallest()) {
    const best = { saved: 0, other: chunk };
    for (const other of [...open, ...done]) {
      const users = [...new Set([...chunk.users, ...other.users])];
      let saved = fileCost * (chunk.users.size + other.users.size - users.length);
      for (const needed of withImports(chunk, other)) {
        // An import is another file for those that did without it.
        const cost = needed.size + (needed === chunk || needed === other ? 0 : fileCost);
        saved -= cost * users.filter((user) => !needed.users.has(user)).length;
      }
      if (saved > best.saved) Object.assign(best, { saved, other });
    }
    const { other } = best;
    if (other === chunk) {
      done.push(chunk);
      continue;
    }
    const users = [...chunk.users, ...other.users];
    for (const needed of withImports(chunk, other)) for (const user of users) needed.users.add(user);
    for (const id of chunk.ids) chunkOf.set(id, other);
    other.ids.push(...chunk.ids);
    other.size += chunk.size;
    below = chunksBelow();
    // A merge may make chunks suitable that were not before.
    open.push(...done.splice(0));
  }
  return done.sort((a, b) => b.users.size - a.users.size || b.size - a.size);
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
