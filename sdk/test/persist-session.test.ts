import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createStorage,
  type HealthClient,
  type HealthClientOptions,
  type StorageBackend,
  signOut,
} from '../src/index.ts';
import { persistSession, readStoredUser, type SessionPersistence } from '../src/persistence/index.ts';
import { client } from './client.ts';
import { deferred } from './deferred.ts';
import { ok, transport } from './transport.ts';

const lin = { userId: 'user-1001', userToken: 'token-of-lin', userName: 'Lin', memberType: 1, promoteRoleFlag: 0 };
const wang = { userId: 'user-1002', userToken: 'token-of-wang' };

/** A browser's storage. */
function memory(): StorageBackend & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
  };
}

interface Page {
  health: HealthClient;
  ends: unknown[];
  /** As if another tab had changed the storage. */
  notice(): void;
  /** As if the browser restored the page from its back-forward cache. */
  restore(): void;
  /** As if the person returned to the tab. */
  show(): void;
}

/** A device with the storage that its tabs share. */
function device() {
  const shared = memory();
  /** Opens a page with its own events; a tab's storage is its own. */
  const open = (
    tab?: StorageBackend,
    options: Partial<HealthClientOptions> = {},
    more: SessionPersistence = {},
  ): Page => {
    const window = new EventTarget();
    const document = new EventTarget();
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    vi.stubGlobal('document', document);
    const ends: unknown[] = [];
    const health = client({ ...transport(ok([])), login: undefined, ...options });
    persistSession(health, {
      storage: createStorage('production', () => shared),
      ...(tab && { userStorage: createStorage('production', () => tab) }),
      onEnd: (end) => ends.push(end),
      ...more,
    });
    return {
      health,
      ends,
      notice: () => window.dispatchEvent(new Event('storage')),
      restore: () => window.dispatchEvent(new Event('pageshow')),
      show: () => document.dispatchEvent(new Event('visibilitychange')),
    };
  };
  return { shared, open };
}

afterEach(() => vi.unstubAllGlobals());

describe('a signed-in user', () => {
  it('a user survives a reload, before the first call, without the fields that the next page does not need', async () => {
    const { open, shared } = device();
    const first = open();
    await first.health.session.ready;
    first.health.session.set({ ...lin, phoneNumber: '13800001234', avatar: 'a.png' });
    const fake = transport(ok([]));
    const { health } = open(undefined, fake);
    expect(health.session.user).toEqual(lin);
    await health.medication.list();
    expect(fake.requests[0]?.headers.get('userToken')).toBe('token-of-lin');
    expect([...shared.values.values()].join()).not.toContain('13800001234');
  });

  it('a result of the login is not stored, and a stored user replaces it', async () => {
    const { open, shared } = device();
    const login = () => lin;
    await open(undefined, { login }).health.session.ready;
    expect(shared.values.size).toBe(0);
    const second = open(undefined, { login });
    await second.health.session.ready;
    second.health.session.set(wang);
    const third = open(undefined, { login });
    await third.health.session.ready;
    expect(third.health.session.user).toEqual(wang);
  });

  it('a renewed token is stored, and an expired one still names its person', async () => {
    const { open } = device();
    const first = open();
    await first.health.session.ready;
    first.health.session.set(lin);
    first.health.session.set({ ...lin, userToken: 'renewed' });
    const expired = { status: 500, body: { success: false, code: '600', msg: '' } };
    const second = open(undefined, transport(expired));
    await expect(second.health.medication.list()).rejects.toMatchObject({ kind: 'login-expired' });
    expect(open().health.session.user).toEqual({ ...lin, userToken: 'renewed' });
  });

  it('tabs that share the user follow a sign-in, a renewal and a change of the person', async () => {
    const { open } = device();
    const [one, two] = [open(), open()];
    await two.health.session.ready;
    one.health.session.set(lin);
    two.notice();
    expect(two.health.session.user).toEqual(lin);
    one.health.session.set({ ...lin, userToken: 'renewed' });
    two.notice();
    expect(two.health.session.user.userToken).toBe('renewed');
    expect(two.ends).toEqual([]);
    one.health.session.set(wang);
    two.notice();
    expect(two.health.session.user).toEqual(wang);
    expect(two.ends).toEqual([{ user: { ...lin, userToken: 'renewed' }, atStart: false }]);
  });

  it.each([['not JSON'], ['null'], ['"text"'], ['[1]']])('the damaged record %s counts as none', async (text) => {
    const { open, shared } = device();
    shared.values.set('3:user', text);
    const { health } = open(undefined, { login: () => wang });
    await health.session.ready;
    expect(health.session.user).toEqual(wang);
  });

  it('where storage is blocked, a page works without it', async () => {
    const blocked = (): never => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('localStorage', undefined);
    const health = client({ ...transport(ok([])), login: undefined });
    persistSession(health, { userStorage: createStorage('production', blocked) });
    await health.session.ready;
    health.session.set(lin);
    signOut(health);
    expect(health.session.user).toEqual({});
  });

  it('a native app provides its user itself, and nothing is stored about it', async () => {
    const { open, shared } = device();
    shared.values.set('3:user', JSON.stringify(wang));
    const { health } = open(undefined, { source: 'iOS', login: () => lin });
    await health.session.ready;
    expect(health.session.user).toEqual(lin);
    health.session.set({ ...lin, userToken: 'next' });
    expect(shared.values.get('3:user')).toBe(JSON.stringify(wang));
  });
});

describe('a log-out', () => {
  /** Two tabs of one person, each with its own user. */
  const twoTabs = async (user = lin) => {
    const { open, shared } = device();
    const tabs = [memory(), memory()];
    const pages = tabs.map((tab) => open(tab));
    for (const { health } of pages) {
      await health.session.ready;
      health.session.set(user);
    }
    const [one, two] = pages as [Page, Page];
    return { open, shared, one, two, ownOfTwo: tabs[1] as ReturnType<typeof memory> };
  };

  it.each(['notice', 'restore', 'show'] as const)('another tab obeys it at %s', async (wake) => {
    const { one, two, ownOfTwo } = await twoTabs();
    signOut(one.health);
    expect(two.health.session.user).toEqual(lin);
    two[wake]();
    expect(two.health.session.user).toEqual({});
    expect(two.ends).toEqual([{ user: lin, atStart: false }]);
    expect(one.ends).toEqual([]);
    expect(ownOfTwo.values.get('3:user')).toBe('{}');
    two[wake]();
    expect(two.ends).toHaveLength(1);
  });

  it('the stored user of a page without a client is the same as that of its client', async () => {
    const { one, ownOfTwo, shared, open } = await twoTabs();
    const storage = createStorage('production', () => shared);
    const read = () => readStoredUser({ storage, userStorage: createStorage('production', () => ownOfTwo) });
    expect(read()).toEqual(open(ownOfTwo).health.session.user);
    expect(read()).toEqual(lin);
    signOut(one.health);
    expect(read()).toEqual({});
    expect(open(ownOfTwo).health.session.user).toEqual({});
    expect(readStoredUser({ storage })).toBeUndefined();
  });

  it('a tab that was elsewhere obeys it at its start, before it sends a token', async () => {
    const { one, ownOfTwo, open } = await twoTabs();
    signOut(one.health);
    const fake = transport(ok([]));
    const later = open(ownOfTwo, fake);
    await later.health.medication.list();
    expect(fake.requests[0]?.headers.get('userToken')).toBeNull();
    expect(later.ends).toEqual([{ user: expect.objectContaining({ userId: 'user-1001' }), atStart: true }]);
    expect(open(ownOfTwo).ends).toEqual([]);
  });

  it('a page that sleeps during its login obeys it afterwards', async () => {
    const { open } = device();
    const { promise, resolve } = deferred<typeof lin>();
    const slow = open(memory(), { source: 'iOS', login: () => promise });
    const other = open(memory(), { source: 'iOS', login: () => lin });
    await other.health.session.ready;
    resolve(lin);
    await slow.health.session.ready;
    signOut(other.health);
    slow.show();
    expect(slow.health.session.user).toEqual({});
  });

  it('an expired login is ended, too', async () => {
    const { open } = device();
    const tab = memory();
    const one = open(memory());
    await one.health.session.ready;
    one.health.session.set(lin);
    const expired = { status: 500, body: { success: false, code: '600', msg: '' } };
    const two = open(tab, transport(expired));
    await two.health.session.ready;
    two.health.session.set(lin);
    await two.health.medication.list().catch(() => {});
    expect(two.health.session.status).toBe('expired');
    signOut(one.health);
    two.show();
    expect(two.health.session).toMatchObject({ status: 'ready', user: {} });
    expect(tab.values.get('3:user')).toBe('{}');
  });

  it('it counts while a login is repeated, and the result of that login is ignored', async () => {
    const { open } = device();
    const repeated = deferred<typeof lin>();
    const login = vi.fn(async () => ({}));
    const [one, two] = [open(memory(), { login }), open(memory())];
    for (const { health } of [one, two]) {
      await health.session.ready;
      health.session.set(lin);
    }
    login.mockImplementationOnce(() => repeated.promise);
    void one.health.session.login();
    signOut(one.health);
    repeated.resolve(lin);
    two.notice();
    expect(two.health.session.user).toEqual({});
    expect(await one.health.session.ready).toEqual({});
  });

  it('a repeated login without a user, even a late one, logs no other tab out', async () => {
    const { open } = device();
    const late = deferred<object>();
    const login = vi.fn(async () => ({}));
    const [one, two] = [open(memory(), { login, loginTimeout: 5 }), open(memory())];
    for (const { health } of [one, two]) {
      await health.session.ready;
      health.session.set(lin);
    }
    login.mockImplementationOnce(() => late.promise);
    await one.health.session.login();
    expect(one.health.session).toMatchObject({ status: 'failed', user: lin });
    late.resolve({});
    await expect.poll(() => one.health.session.user).toEqual({});
    two.notice();
    expect(two.health.session.user).toEqual(lin);
  });

  it('a person who signs in again stays signed in when a sleeping tab of the earlier sign-in wakes', async () => {
    const { one, two } = await twoTabs();
    signOut(one.health);
    one.health.session.set({ ...lin, userToken: 'second' });
    two.show();
    expect(two.health.session.user).toEqual({});
    one.notice();
    expect(one.health.session.user.userToken).toBe('second');
  });

  it('the expiry of one tab logs no other tab out', async () => {
    const { open } = device();
    const expired = { status: 500, body: { success: false, code: '600', msg: '' } };
    const one = open(memory(), transport(expired));
    const two = open(memory());
    for (const { health } of [one, two]) {
      await health.session.ready;
      health.session.set(lin);
    }
    await one.health.medication.list().catch(() => {});
    await one.health.session.login();
    expect(one.health.session.user).toEqual({});
    two.show();
    expect(two.health.session.user).toEqual(lin);
  });

  it('only tabs of the same person are logged out, whatever characters the ids contain', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), async (id, otherId) => {
        fc.pre(id !== otherId);
        const { one, two, open } = await twoTabs({ ...lin, userId: id });
        const other = open(memory());
        await other.health.session.ready;
        other.health.session.set({ ...wang, userId: otherId });
        signOut(one.health);
        for (const page of [two, other]) page.show();
        expect(two.health.session.user).toEqual({});
        expect(other.health.session.user.userId).toBe(otherId);
      }),
      { numRuns: 50 },
    );
  });

  it('nothing that remains on the device names the person', async () => {
    const { one, two, shared, ownOfTwo } = await twoTabs({ ...lin, userId: 'wx.o6zAJs' });
    signOut(one.health);
    two.show();
    const texts = JSON.stringify([[...shared.values], [...ownOfTwo.values]]);
    for (const own of ['wx.o6zAJs', 'token-of-lin', 'Lin']) expect(texts).not.toContain(own);
  });

  it('a disposed client follows nothing any more', async () => {
    const { one, two } = await twoTabs();
    await two.health.dispose();
    signOut(one.health);
    two.show();
    expect(two.health.session.user).toEqual(lin);
  });
});

it('an invalid option is named', () => {
  const health = client({ ...transport(ok([])) });
  expect(() => persistSession(health, { storage: {} as never })).toThrow('options.storage takes a HealthStorage');
  expect(() => persistSession({} as never)).toThrow('health takes a client');
});
