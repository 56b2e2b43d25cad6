import { expect, it } from 'vitest';
import { modulesInUse } from './texts-in-use.ts';

interface Graph {
  /** By module: its static and its dynamic imports. */
  [id: string]: { now?: string[]; later?: string[] };
}

function inUse(graph: Graph) {
  const { features, shell } = modulesInUse({
    features: new Map([
      ['a', 'features/a'],
      ['b', 'features/b'],
    ]),
    everywhere: 'parts',
    entry: 'main',
    featureOf: (id) => /^features\/([^/]+)/.exec(id)?.[1],
    importsOf(id) {
      const { now = [], later = [] } = graph[id] ?? {};
      return { now, later };
    },
  });
  return { a: [...(features.get('a') ?? [])], b: [...(features.get('b') ?? [])], shell: [...shell] };
}

it('a feature needs the texts of its own imports and of every screen', () => {
  const { a, b } = inUse({
    parts: { now: ['frame'] },
    'features/a': { now: ['meals'] },
    meals: { now: ['fields'] },
    'features/b': { now: ['frame'] },
  });
  expect(a).toEqual(['features/a', 'parts', 'meals', 'frame', 'fields']);
  expect(b).toEqual(['features/b', 'parts', 'frame']);
});

it('the part that a feature loads later has its texts', () => {
  const { a, b } = inUse({
    'features/a': { now: ['meals'] },
    meals: { later: ['chart'] },
    chart: { now: ['axis'], later: ['poster'] },
  });
  expect(a).toEqual(expect.arrayContaining(['chart', 'axis', 'poster']));
  expect(b).not.toContain('chart');
});

it('the texts of what the shell loads later are those of the shell alone', () => {
  const { a, shell } = inUse({
    main: { now: ['session'], later: ['parts', 'features/a'] },
    parts: { now: ['frame'], later: ['gate'] },
    frame: { later: ['palette'] },
    gate: { now: ['fields'] },
    'features/a': { now: ['meals', 'frame'] },
  });
  expect(a).toEqual(['features/a', 'parts', 'meals', 'frame']);
  expect(shell).toEqual(['main', 'session', 'parts', 'frame', 'gate', 'palette', 'fields']);
});

it('a part that both a feature and the shell load later has its texts in both', () => {
  const { a, shell } = inUse({
    main: { later: ['parts'] },
    parts: { later: ['gate'] },
    'features/a': { later: ['gate'] },
  });
  expect(a).toContain('gate');
  expect(shell).toContain('gate');
});
