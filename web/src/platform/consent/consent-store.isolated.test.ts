import { type Consent, HealthError, type UserInformationInput } from '@health-app/sdk';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString();
const decision = (purpose: Consent['purpose'], given: boolean, hour: number): Consent => ({
  purpose,
  given,
  decidedAt: at(hour),
});

/** A fake server: its decisions, the ones it received, and whether it can be reached. */
const server = {
  consents: [] as Consent[],
  facts: {},
  sent: [] as unknown[],
  failure: undefined as Error | undefined,
  hour: 12,
  delay: undefined as Promise<void> | undefined,
};
const device = new Map<string, unknown>();
const user: { userId?: string; userToken?: string } = {};
const session = {
  user,
  status: 'ready',
  ready: Promise.resolve(user),
  subscribe(listener: (person: typeof user) => void) {
    changed = listener;
  },
};
let changed: (person: typeof user) => void = () => {};
const client = new QueryClient();

vi.mock('#platform/client.ts', () => ({
  health: {
    session,
    user: {
      async saveInformation({ consents = [], intendedAt = at(server.hour) }: UserInformationInput) {
        if (server.failure) throw server.failure;
        server.sent.push(...consents);
        for (const one of consents) {
          const others = server.consents.filter(({ purpose }) => purpose !== one.purpose);
          server.consents = [...others, { ...one, decidedAt: intendedAt }];
        }
        return { consents: server.consents };
      },
    },
  },
  queries: {
    user: {
      information: () => ({
        queryKey: ['information', user.userId],
        queryFn: async () => {
          if (server.failure) throw server.failure;
          const { consents } = server;
          await server.delay;
          return { ...server.facts, consents };
        },
      }),
    },
    mealPlan: { viewSubmit: () => ({ queryKey: ['viewSubmit', user.userId] }) },
  },
  invalidate: async () => {},
}));
vi.mock('#platform/client/query-client.ts', () => ({ queryClient: client }));
vi.mock('#platform/session/session.ts', () => ({
  personalKey: (...parts: string[]) => [parts[0], user.userId ?? '', ...parts.slice(1)].join('.'),
}));
vi.mock('#platform/server-clock.ts', () => ({ serverNow: () => Date.parse(at(server.hour)) }));
vi.mock('#platform/storage.ts', () => ({
  deviceStorage: {
    get: (key: string) => structuredClone(device.get(key)),
    set: (key: string, value: unknown) => device.set(key, value),
    remove: (key: string) => device.delete(key),
  },
}));

const browser = new EventTarget();
vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
vi.stubGlobal('navigator', { onLine: true });

const { currentConsents, decideConsent, ensureConsent, knownConsents, unsentConsents } = await import(
  './consent-store.ts'
);
const { isGiven } = await import('./consents.ts');
const { runWithConsents } = await import('./consent-gate.ts');
const { consentRequest } = await import('./consent-request.ts');

const offline = new HealthError('network', 'no connection');

beforeEach(() => {
  Object.assign(server, { consents: [], facts: {}, sent: [], failure: undefined, hour: 12, delay: undefined });
  session.status = 'ready';
  device.clear();
  client.clear();
  Object.assign(user, { userId: 'user-1', userToken: 'token' });
  currentConsents.set(undefined);
});

describe('the consents of a person', () => {
  test('the consents are those of the server, whatever the device kept', async () => {
    device.set('consents.user-1', [decision('analytics', true, 9)]);
    server.consents = [decision('analytics', false, 10)];
    expect(isGiven(await knownConsents(), 'analytics')).toBe(false);
    expect(device.get('consents.user-1')).toEqual(server.consents);
  });

  test('a consent ends here when another device withdraws it and any screen reads the person again', async () => {
    server.consents = [decision('analytics', true, 9)];
    await knownConsents();
    server.consents = [decision('analytics', false, 10)];
    client.setQueryData(['information', 'user-1'], { consents: server.consents });
    expect(isGiven(currentConsents.get() ?? [], 'analytics')).toBe(false);
  });

  test('the consents are the last known ones without a connection', async () => {
    server.consents = [decision('healthData', true, 9)];
    await knownConsents();
    client.clear();
    server.failure = offline;
    await expect(ensureConsent('healthData')).resolves.toBe(true);
  });

  test('the consents are unknown on a device that has never received them', async () => {
    server.failure = offline;
    await expect(knownConsents()).rejects.toBe(offline);
  });

  test('the consents count at once without a connection, and reach the server with the next one', async () => {
    server.consents = [decision('analytics', true, 9)];
    await knownConsents();
    server.failure = offline;
    await decideConsent('analytics', false);
    expect(isGiven(currentConsents.get() ?? [], 'analytics')).toBe(false);
    expect(unsentConsents()).toEqual([decision('analytics', false, 12)]);
    client.clear();
    expect(isGiven(await knownConsents(), 'analytics')).toBe(false);

    Object.assign(server, { failure: undefined, hour: 13 });
    client.clear();
    expect(isGiven(await knownConsents(), 'analytics')).toBe(false);
    await vi.waitFor(() => expect(unsentConsents()).toEqual([]));
    expect(server.sent).toEqual([{ purpose: 'analytics', given: false }]);
    expect(server.consents).toEqual([decision('analytics', false, 12)]);
    expect(isGiven(currentConsents.get() ?? [], 'analytics')).toBe(false);
  });

  test('the consents reach the server when the connection returns', async () => {
    await knownConsents();
    server.failure = offline;
    await decideConsent('ranking', false);
    server.failure = undefined;
    browser.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(server.sent).toEqual([{ purpose: 'ranking', given: false }]));
  });

  test('the consents outlast a query that the server answered before a decision', async () => {
    server.consents = [decision('analytics', true, 9)];
    await knownConsents();
    let reply = () => {};
    server.delay = new Promise((resolve) => {
      reply = resolve;
    });
    const refetch = client.refetchQueries({ queryKey: ['information', 'user-1'] });
    await decideConsent('analytics', false);
    reply();
    await refetch;
    expect(isGiven(currentConsents.get() ?? [], 'analytics')).toBe(false);
  });

  test('the consents of a person whose login has expired are no decisions of a guest', async () => {
    server.consents = [decision('analytics', true, 9)];
    await knownConsents();
    Object.assign(user, { userToken: undefined });
    session.status = 'expired';
    server.failure = new HealthError('login-expired', 'expired', { status: 401, code: '600' });
    await expect(decideConsent('analytics', false)).rejects.toBe(server.failure);
    expect(device.get('consents.user-1')).toEqual(server.consents);
  });

  test('the consents after a sign-in are those of the new person, never those of the guest', async () => {
    Object.assign(user, { userId: undefined, userToken: undefined });
    await decideConsent('analytics', true);
    const told: unknown[] = [];
    const stop = currentConsents.subscribe(() => told.push(currentConsents.get()));
    server.consents = [decision('analytics', false, 9)];
    Object.assign(user, { userId: 'user-2', userToken: 'token-2' });
    changed(user);
    await vi.waitFor(() => expect(told.at(-1)).toEqual(server.consents));
    expect(told[0]).toBeUndefined();
    server.consents = [decision('analytics', true, 10)];
    client.setQueryData(['information', 'user-2'], { consents: server.consents });
    expect(isGiven(currentConsents.get() ?? [], 'analytics')).toBe(true);
    stop();
  });

  test('the consents yield to a later decision on another device', async () => {
    server.failure = offline;
    await decideConsent('ranking', false);
    Object.assign(server, { failure: undefined, consents: [decision('ranking', true, 15)], hour: 16 });
    expect(isGiven(await knownConsents(), 'ranking')).toBe(true);
    expect(unsentConsents()).toEqual([]);
    expect(server.sent).toEqual([]);
  });

  test('the consents stay as they are when the server refuses a decision', async () => {
    server.consents = [decision('training', false, 9)];
    await knownConsents();
    server.failure = new HealthError('business', 'refused', { code: 'NO', status: 200 });
    await expect(decideConsent('training', true)).rejects.toMatchObject({ kind: 'business' });
    expect(isGiven(currentConsents.get() ?? [], 'training')).toBe(false);
    expect(unsentConsents()).toEqual([]);
  });
});

describe('the consents of a guest', () => {
  test('the consents of a guest are on the device alone', async () => {
    Object.assign(user, { userId: undefined, userToken: undefined });
    await decideConsent('analytics', true);
    expect(isGiven(await knownConsents(), 'analytics')).toBe(true);
    expect(device.get('consents.')).toEqual([decision('analytics', true, 12)]);
    expect([server.sent, unsentConsents()]).toEqual([[], []]);
  });
});

describe('a command that brings data', () => {
  const command = (operation: string, input: object) => {
    const [run, decline] = [vi.fn(), vi.fn()];
    runWithConsents(operation, input, run, decline);
    return { run, decline };
  };
  const dose = { reminderId: 'rem-2001', status: 'taken' };
  /** Answers the next question, and returns its purpose. */
  const answer = async (given: boolean) => {
    const request = await vi.waitUntil(() => consentRequest.get());
    request.answer(given);
    return request.purpose;
  };

  test('a command during a login waits for the person who signs in, and asks them', async () => {
    Object.assign(user, { userId: undefined, userToken: undefined });
    session.status = 'pending';
    let end = () => {};
    session.ready = new Promise((resolve) => {
      end = () => resolve(user);
    });
    const { run } = command('medication.finish', dose);
    await Promise.resolve();
    expect(run).not.toHaveBeenCalled();
    Object.assign(user, { userId: 'user-2', userToken: 'token-2' });
    session.status = 'ready';
    end();
    expect(await answer(true)).toBe('healthData');
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  });

  test('the decisions of a person who has left permit nothing to the next one', async () => {
    server.consents = [decision('healthData', true, 9)];
    await knownConsents();
    let reply = () => {};
    server.delay = new Promise((resolve) => {
      reply = resolve;
    });
    client.clear();
    const late = knownConsents();
    Object.assign(user, { userId: 'user-2', userToken: 'token-2' });
    server.consents = [];
    const { run } = command('medication.finish', dose);
    expect(run).not.toHaveBeenCalled();
    reply();
    expect(await late).toEqual([]);
    expect(await answer(true)).toBe('healthData');
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  });

  test('the command runs at once with a known consent, and after the answer without one', async () => {
    server.consents = [decision('healthData', true, 9)];
    await knownConsents();
    expect(command('medication.finish', dose).run).toHaveBeenCalled();
    server.consents = [decision('healthData', false, 10)];
    client.clear();
    await knownConsents();
    const asked = command('medication.finish', dose);
    expect(asked.run).not.toHaveBeenCalled();
    expect(await answer(true)).toBe('healthData');
    await vi.waitFor(() => expect(asked.run).toHaveBeenCalledOnce());
  });

  test('the command does not run after a refusal', async () => {
    const { run, decline } = command('mealPlan.modify', { preferences: { allergies: ['peanut'], tagIds: [] } });
    await answer(false);
    await vi.waitFor(() => expect(decline).toHaveBeenCalledOnce());
    expect(run).not.toHaveBeenCalled();
  });

  test('the command that only removes asks nothing', async () => {
    server.facts = { healthTags: [{ tagId: 'tag-3001' }, { tagId: 'tag-3002' }] };
    server.consents = [decision('healthData', false, 9)];
    await knownConsents();
    expect(command('user.saveInformation', { healthTagIds: ['tag-3001'] }).run).toHaveBeenCalled();
    expect(command('medication.finish', { ...dose, status: 'pending' }).run).toHaveBeenCalled();
  });

  test('the command of a child needs a guardian too, by the birth date of the input or of the profile', async () => {
    const born = (years: number) => `${new Date().getFullYear() - years}-01-01`;
    server.facts = { birthDate: born(10) };
    server.consents = [decision('healthData', true, 9)];
    await knownConsents();
    expect(command('user.saveInformation', { birthDate: born(30), height: 150 }).run).toHaveBeenCalled();
    const { run, decline } = command('medication.finish', dose);
    expect(await answer(false)).toBe('guardian');
    await vi.waitFor(() => expect(decline).toHaveBeenCalled());
    expect(run).not.toHaveBeenCalled();
  });

  test('the command of a guest asks nothing, because nothing is kept in an account', () => {
    Object.assign(user, { userId: undefined, userToken: undefined });
    expect(command('mirror.confirm', { height: 160 }).run).toHaveBeenCalled();
  });
});
