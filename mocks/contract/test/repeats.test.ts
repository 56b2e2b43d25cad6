import { expect, it } from 'vitest';
import { checkOrder, secondEffect } from '../check-repeats.ts';
import type { RequestResult } from '../findings.ts';
import type { ContractOperation, ExampleRequest } from '../operations.ts';
import type { Seen, Session } from '../session.ts';

it('a number that changes twice by the same amount is a second effect, unless it goes on by itself', () => {
  const operation = { id: 'aiFood.analysisPending' };
  const at = (progress: number) => [{ operation, data: { progress } } as Seen];
  expect(secondEffect(at(9), at(17), at(25))).toContain('/data/progress: 9, then 17, and 25');
  expect(secondEffect(at(9), at(17), at(25), at(25))).toContain('9, then 17, and 25');
  expect(secondEffect(at(9), at(17), at(25), at(41))).toBeUndefined();
  expect(secondEffect(at(9), at(17), at(17))).toBeUndefined();
});

/** The findings about a server that answers a read by `read`, given the decisions so far and the number of reads. */
async function orderFindings(read: (decisions: unknown[], reads: number) => object): Promise<string[]> {
  const inputs = new Map([
    ['finished', { schema: { type: 'boolean' }, required: true }],
    ['intendedAt', { schema: { type: 'string', format: 'date-time' }, required: false }],
  ]);
  const command = { id: 'mealPlan.finish', inputs, invalidates: ['aiFood'] } as unknown as ContractOperation;
  const pending = { id: 'aiFood.analysisPending', domain: 'aiFood', inputs: new Map() } as unknown as ContractOperation;
  const decisions: unknown[] = [];
  let latest = { finished: true, intendedAt: '' };
  let reads = 0;
  const found: string[] = [];
  const session = {
    rules: { resolve: (schema: object) => schema },
    serverTime: () => 0,
    allSeen: () => [{ operation: pending, input: undefined, data: {} }],
    addViolations: (_: RequestResult, violations: RequestResult['violations']) =>
      found.push(...violations.map(({ got }) => got)),
    ask: async (operation: ContractOperation, { input }: ExampleRequest) => {
      if (operation !== command) return { seen: { operation, input, data: read(decisions, reads++) } };
      const decision = input as typeof latest;
      decisions.push(decision);
      if (decision.intendedAt >= latest.intendedAt) latest = decision;
      return { seen: { operation, input, data: { finished: latest.finished } } };
    },
  };
  const sent = { operation: command, input: { finished: true }, data: {} } as unknown as Seen;
  await checkOrder(session as unknown as Session, sent, [pending]);
  return found;
}

it('a read that an older decision changes is a finding', async () => {
  const found = await orderFindings((decisions) => ({ count: decisions.length }));
  expect(found).toEqual(['aiFood.analysisPending /data/count: 2 (number) instead of 1 (number)']);
});

it('a read that moves by itself is none', async () => {
  expect(await orderFindings((_, reads) => ({ progress: reads }))).toEqual([]);
  // It has stood still just before the older decision, or just before that.
  expect(await orderFindings((_, reads) => ({ progress: Math.max(0, reads - 1) }))).toEqual([]);
  expect(await orderFindings((_, reads) => ({ progress: Math.floor((reads + 1) / 2) }))).toEqual([]);
  // It moves once, just then.
  expect(await orderFindings((_, reads) => ({ records: reads < 2 ? 13 : 15 }))).toEqual([]);
});
