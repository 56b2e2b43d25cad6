import { expect, it } from 'vitest';
import { withEdges, withTheme } from './apply-look.ts';

it('a restyled document has the phone’s safe area, which a desktop browser lacks', () => {
  expect(withEdges('padding: env(safe-area-inset-top) 0 calc(12px + env(safe-area-inset-bottom))', 34)).toBe(
    'padding: 0px 0 calc(12px + 34px)',
  );
});

it('a restyled document has the phone’s theme, and keeps the other conditions of a rule', () => {
  const rule = '(prefers-contrast: more) and (prefers-color-scheme: dark)';
  expect(withTheme(rule, 'dark')).toBe('(prefers-contrast: more) and (min-width: 0px)');
  expect(withTheme(rule, 'light')).toBe('(prefers-contrast: more) and (max-width: 0px)');
  expect(withTheme('print', 'light')).toBe('print');
});
