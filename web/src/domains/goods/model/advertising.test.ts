import { expect, test } from 'vitest';
import { mayStandBesideHealth } from './advertising.ts';

test('devices and health foods stand apart from articles and values', () => {
  expect(
    (['food', 'healthFood', 'device', 'service', 'other'] as const).filter((kind) => mayStandBesideHealth({ kind })),
  ).toEqual(['food', 'service', 'other']);
});
