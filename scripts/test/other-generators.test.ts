import { expect, it } from 'vitest';
import { complaintsIn } from '../other-generators/generators.ts';

it('only the complaints of a generator are reported', () => {
  const output = [
    'orval v7 - A client generator',
    '⚠️ openapi.json: no servers',
    'Warning: unsupported keyword',
    '✅ Done!',
  ];
  expect(complaintsIn(output.join('\n'))).toEqual(['⚠️ openapi.json: no servers', 'Warning: unsupported keyword']);
});
