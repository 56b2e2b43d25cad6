import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BundledModule, sharedChunks } from './shared-chunks.ts';

interface Graph {
  /** By module: its static and its dynamic imports. */
  [id: string]: { at?: string[]; later?: string[]; size?: number };
}

const featureOf = (id: string) => /^features\/([^/]+)/.exec(id)?.[1];

function chunksOf(graph: Graph, fileCost = 10) {
  const features = Object.keys(graph).filter((id) => id.endsWith('/screens'));
  const modules: Graph = { main: { later: ['parts', ...features] }, parts: {}, ...graph };
  return sharedChunks({
    features: new Map(features.map((id) => [featureOf(id) ?? '', id])),
    everywhere: 'parts',
    entry: 'main',
    featureOf,
    moduleOf: (id): BundledModule => {
      const { at = [], later = [], size = 100 } = modules[id] ?? {};
      return { importedIds: at, dynamicallyImportedIds: later, size };
    },
    fileCost,
  });
}

it('what one feature alone uses has no shared chunk', () => {
  const graph = { 'features/a/screens': { at: ['kit'] }, 'features/b/screens': {} };
  expect(chunksOf(graph)).toEqual([]);
});

it('each set of features has a chunk, and that of most features is first', () => {
  const graph = {
    'features/a/screens': { at: ['all', 'pair'] },
    'features/b/screens': { at: ['all', 'pair'] },
    'features/c/screens': { at: ['all'] },
  };
  expect(chunksOf(graph)).toEqual([['all'], ['pair']]);
});

it('what every screen loads beside its feature is shared by all features', () => {
  const graph = {
    parts: { at: ['gate'] },
    'features/a/screens': { at: ['gate', 'pair'] },
    'features/b/screens': { at: ['pair'] },
    'features/c/screens': {},
  };
  expect(chunksOf(graph)).toEqual([['gate'], ['pair']]);
});

it('a chunk that is cheaper than a further file joins another', () => {
  const graph = {
    'features/a/screens': { at: ['all', 'pair'] },
    'features/b/screens': { at: ['all', 'pair'] },
    'features/c/screens': { at: ['all'] },
    pair: { size: 5 },
  };
  expect(chunksOf(graph)).toEqual([['all', 'pair']]);
});

it('a chunk does not join another if its users would then load its imports for nothing', () => {
  const graph = {
    'features/a/screens': { at: ['common', 'pair'] },
    'features/b/screens': { at: ['common', 'pair'] },
    'features/c/screens': { at: ['common'] },
    'features/d/screens': { at: ['large'] },
    'features/e/screens': { at: ['large'] },
    pair: { size: 4, at: ['large'] },
    large: { size: 1_000 },
  };
  expect(chunksOf(graph)).toEqual([['pair', 'large'], ['common']]);
});

it('a part that loads later shares what it has in common with a feature, unless it belongs to that feature', () => {
  const graph = {
    main: { later: ['parts', 'features/a/screens', 'sheet'] },
    'features/a/screens': { at: ['own', 'common'], later: ['features/a/deferred/editor'] },
    'features/a/deferred/editor': { at: ['own'] },
    sheet: { at: ['common'] },
  };
  expect(chunksOf(graph)).toEqual([['common']]);
});

it('each module that two features share is in one chunk, no chunk imports itself, and no merger makes the screens load more, by their weight', () => {
  const ids = ['k0', 'k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7'];
  const imports = fc.subarray(ids);
  const graphs = fc.record({
    features: fc.array(imports, { minLength: 2, maxLength: 5 }),
    // A module imports only later ones, so that there is no cycle.
    kit: fc.array(fc.record({ at: imports, size: fc.integer({ min: 1, max: 400 }) }), { minLength: 8, maxLength: 8 }),
    fileCost: fc.integer({ min: 1, max: 300 }),
  });
  fc.assert(
    fc.property(graphs, ({ features, kit, fileCost }) => {
      const graph: Graph = Object.fromEntries([
        ...features.map((at, index) => [`features/f${index}/screens`, { at }]),
        ...kit.map(({ at, size }, index) => [`k${index}`, { at: at.filter((id) => id > `k${index}`), size }]),
      ]);
      const reach = (root: string): string[] => {
        const reached = new Set([root]);
        for (const id of reached) for (const imported of graph[id]?.at ?? []) reached.add(imported);
        return [...reached].filter((id) => ids.includes(id));
      };
      const usersOf = (id: string) =>
        features.flatMap((_, f) => (reach(`features/f${f}/screens`).includes(id) ? [f] : []));
      const shared = ids.filter((id) => usersOf(id).length > 1);
      const chunks = chunksOf(graph, fileCost);
      expect(chunks.flat().sort()).toEqual(shared);

      const importsOf = (chunk: string[]) =>
        chunks.filter(
          (other) => other !== chunk && other.some((id) => chunk.some((own) => graph[own]?.at?.includes(id))),
        );
      for (const chunk of chunks) {
        const imported = new Set(importsOf(chunk));
        for (const other of imported) for (const next of importsOf(other)) imported.add(next);
        expect(imported).not.toContain(chunk);
      }

      // If files cost nothing, each set of features keeps its own chunk.
      const unmerged = chunksOf(graph, 0);
      // The heavier a feature, the more counts what it loads.
      const weight = (f: number) =>
        reach(`features/f${f}/screens`).reduce((total, id) => total + (graph[id]?.size ?? 0), 100);
      const load = (all: string[][]) =>
        features.reduce((sum, _, f) => {
          // A chunk loads the chunks of all static imports of its modules.
          const loaded = new Set(all.filter((chunk) => chunk.some((id) => usersOf(id).includes(f))));
          for (const chunk of loaded) {
            const needed = chunk.flatMap(reach);
            for (const other of all) if (other.some((id) => needed.includes(id))) loaded.add(other);
          }
          const sizes = [...loaded].map((chunk) =>
            chunk.reduce((total, id) => total + (graph[id]?.size ?? 0), fileCost),
          );
          return sum + weight(f) * sizes.reduce((total, size) => total + size, 0);
        }, 0);
      expect(load(chunks)).toBeLessThanOrEqual(load(unmerged));
    }),
  );
});
