import { expect, it } from 'vitest';
import { withEdges } from './apply-look.ts';

it('a restyled document has the phone’s safe area, which a desktop browser lacks', () => {
  expect(withEdges('padding: env(safe-area-inset-top) 0 calc(12px + env(safe-area-inset-bottom))', 34)).toBe(
    'padding: 0px 0 calc(12px + 34px)',
  );
});
