import { expect, test } from 'vitest';
import { withOffset } from './with-offset.ts';

test('names a moment on the person’s clock with its offset', () => {
  const at = withOffset('2026-11-20', '00:10');
  expect(at).toMatch(/^2026-11-20T00:10:00[+-]\d\d:\d\d$/);
  expect(Date.parse(at)).toBe(new Date(2026, 10, 20, 0, 10).getTime());
});
