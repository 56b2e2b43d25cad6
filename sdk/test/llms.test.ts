import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync(new URL('../llms.txt', import.meta.url), 'utf8');

it('the text for assistants defines every type that an input names', () => {
  const [operations = '', types = ''] = text.split('\n## Types of the inputs\n');
  const defined = new Set([...types.matchAll(/^- `(\w+)`/gm)].map(([, name]) => name));
  const inputs = [...operations.matchAll(/^ {2}- input: .*$/gm), ...types.matchAll(/^- .*$/gm)].map(([line]) =>
    line.replace(/"[^"]*"|`[A-Z]\w*`:/g, ''),
  );
  const named = new Set(inputs.flatMap((line) => line.match(/\b[A-Z]\w+/g) ?? []));
  expect([...named].filter((name) => !defined.has(name) && name !== 'Record')).toEqual([]);
  expect(inputs.length).toBeGreaterThan(100);
});
