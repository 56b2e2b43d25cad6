import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../../mocks/api/server/server.ts';
import { type CallOptions, createHealthClient, type HealthClient, isHealthError } from '../../src/index.ts';
import { inputsOf, type Operation, operations } from './description.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

function connect(userToken: string, fetch?: typeof globalThis.fetch) {
  const options = { environment: 'dev', app: 'main', appVersion: '5.2.0', hosts: { dev: { main: mock.url } } } as const;
  return createHealthClient({ ...options, login: () => ({ userToken }), fetch });
}

/** A client whose connection is reset once, after the server has acted, so that the reply is lost. */
function connectBadly(userToken: string) {
  const ids: unknown[] = [];
  const replies: string[] = [];
  const health = connect(userToken, async (request, init) => {
    ids.push((await (request as Request).clone().json()).idempotencyKey);
    const response = await fetch(request, init);
    replies.push(await response.clone().text());
    if (replies.length === 1) throw new TypeError('connection reset');
    return response;
  });
  const call = ({ domain, verb }: Operation, input: unknown, options?: CallOptions): Promise<unknown> => {
    type Method = (input: unknown, options?: CallOptions) => Promise<unknown>;
    return (health as unknown as Record<string, Record<string, Method>>)[domain]?.[verb]?.(input, options) as never;
  };
  return { call, ids, replies };
}

/** The preparation that the example of a command needs to succeed: another input, or another state of the mock. */
const preparations: Record<string, (health: HealthClient) => Promise<object | undefined>> = {
  'mealPlan.replaceAllPre': async (health) => ({ date: (await health.mealPlan.status()).to }),
  'partner.saveRelationship': leavePartner,
  'partner.saveRelationshipByPhoneNumber': leavePartner,
};

async function leavePartner(health: HealthClient): Promise<undefined> {
  const { relationshipId = '' } = (await health.partner.relationship()) ?? {};
  await health.partner.deleteRelationship({ relationshipId });
}

const commands = operations.filter(({ idempotencyKey }) => idempotencyKey);

describe.each(commands.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  it('a command acts once when its reply is lost and it is sent again', async () => {
    const outcomes = await Promise.all(
      Object.values(inputsOf(operation)).map(async (example, index) => {
        // Only a promoter may withdraw money.
        const token = `${id.replace('.', '-')}-${index}-promoter`;
        const { idempotencyKey: _, ...input } = {
          ...(example as { idempotencyKey?: string }),
          ...(await preparations[id]?.(connect(token))),
        };
        const { call, ids, replies } = connectBadly(token);
        const data = await call(operation, input, { retry: 1 }).catch((error: unknown) => error);
        expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), ids[0]]);
        expect(replies[1]).toBe(replies[0]);
        if (isHealthError(data, 'business')) return 'refused';
        const next = await call(operation, input).catch((error: unknown) => error);
        expect(ids[2]).not.toBe(ids[0]);
        return JSON.stringify(next) === JSON.stringify(data) ? 'same' : 'acts again';
      }),
    );
    // A repeated command that acts again returns another reply, so the equal replies above prove that it acted once.
    expect(outcomes).toContain('acts again');
  });
});

it('the commands with an idempotencyKey include those that create or add something', () => {
  expect(commands.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['medication.save', 'healthData.saveWeightWithCompareLast', 'analysis.submitFoodItem']),
  );
});
