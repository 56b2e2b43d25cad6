import { expect, test } from 'vitest';
import { formatDay } from './format.ts';

test('a day has its year when it is not that of today', () => {
  expect(formatDay('en', '2026-09-05', '2026-11-20')).toBe('Sep\u00a05');
  expect(formatDay('en', '2025-12-30', '2026-01-02')).toBe('Dec\u00a030,\u00a02025');
  expect(formatDay('zh-CN', '2025-12-30', '2026-01-02')).toBe('2025年12月30日');
});
