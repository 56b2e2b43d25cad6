import { expect, it, vi } from 'vitest';
import { wishes } from './api-proxy.ts';

vi.mock('virtual:operations', () => ({
  operations: [{ id: 'medication.list', method: 'GET', path: '/list', examples: [{ status: 200, name: 'empty' }] }],
}));

const scenario = 'medication.list/200/empty';

it('the wrapped fetch answers the chosen call with its example, and no other call', () => {
  expect(wishes({ network: 'normal', scenario }, 'GET', '/list')).toEqual({ prefer: 'code=200, example=empty' });
  expect(wishes({ network: 'normal', scenario }, 'POST', '/list')).toEqual({});
  expect(wishes({ network: 'normal', scenario }, 'GET', '/other')).toEqual({});
  expect(wishes({ network: 'normal', scenario: '' }, 'GET', '/list')).toEqual({});
});

it('the wrapped fetch makes every call fail', () => {
  expect(wishes({ network: 'failing', scenario }, 'GET', '/list')).toEqual({
    prefer: 'code=500, example=requestException',
  });
});
