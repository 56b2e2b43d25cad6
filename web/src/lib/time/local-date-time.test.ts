import { expect, test } from 'vitest';
import { toLocalDateTime } from './local-date-time.ts';

test('a local date-time has the offset of the person’s clock', () => {
  const at = toLocalDateTime('2026-11-20', '00:10');
  expect(at).toMatch(/^2026-11-20T00:10:00[+-]\d\d:\d\d$/);
  expect(Date.parse(at)).toBe(new Date(2026, 10, 20, 0, 10).getTime());
});
