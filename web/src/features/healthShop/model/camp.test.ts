import type { CampGoods, MyCamp } from '@health-app/sdk';
import { describe, expect, test } from 'vitest';
import { offerOf } from './camp.ts';

const camp = (changes: Partial<CampGoods> = {}) => ({
  campId: 'c8',
  startDate: '2026-12-08',
  status: 'enrolling' as const,
  inStock: true,
  joined: false,
  obstacles: [],
  ...changes,
});
const own = (campId: string) => ({ campId, endDate: '2026-12-06' }) as MyCamp;

describe('the offer of a camp', () => {
  test.each([
    [camp(), null, 'buy'],
    [camp({ inStock: false }), null, 'full'],
    [camp({ status: 'full', inStock: false }), null, 'full'],
    [camp({ status: 'running', inStock: false }), null, 'running'],
    [camp({ status: 'over', inStock: false }), null, 'over'],
    [camp({ joined: true, status: 'running' }), null, 'mine'],
    [camp({ obstacles: ['pregnant'] }), null, 'notEligible'],
    [camp({ obstacles: ['pregnant'] }), own('c7'), 'notEligible'],
    [camp({ obstacles: ['pregnant'], status: 'full', inStock: false }), null, 'notEligible'],
    [camp(), own('c8'), 'mine'],
    [camp({ joined: true, status: 'over' }), null, 'over'],
    [camp(), own('c7'), 'inAnother'],
    [camp({ startDate: '2026-12-07' }), own('c7'), 'beginsTooSoon'],
    [camp({ status: 'over' }), own('c7'), 'over'],
  ] as const)('the camp %o, for a person in the camp %o, has the offer %s', (goods, mine, offer) =>
    expect(offerOf(goods, mine)).toBe(offer),
  );
});
