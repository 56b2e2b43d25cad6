import { describe, expect, it, vi } from 'vitest';
import { readBundle } from '../../../scripts/lib/examples.ts';
import { queryOf } from '../../contract/inputs.ts';
import { readOperations } from '../../contract/operations.ts';
import { loadDescription } from '../description/load-description.ts';
import * as memories from '../generated/memories.ts';
import { createCore } from '../mock.ts';

const operations = readOperations(readBundle());
const parts = { description: await loadDescription(), memories };

/** Half past two in the night in Shanghai, when the machines of most zones are still on the day before. */
const NIGHT = '2026-11-21T02:30:00+08:00';

/* The first calls compile the validators of every operation. */

/** The journal of a night: every operation with the input of its first example, on a machine in a zone. */
async function journalOn(machine: string, zone?: string) {
  vi.stubEnv('TZ', machine);
  const { mock } = createCore({ now: NIGHT, seed: 'zones', ...(zone !== undefined && { zone }) }, parts);
  await mock.clock({ running: false, now: '2026-11-21T02:30' });
  const headers = { appVersion: '5.2.0', source: 'iOS', userToken: 'night', 'content-type': 'application/json' };
  for (const { method, path, requests } of operations) {
    const [{ input } = {}] = requests;
    const init = {
      method: method.toUpperCase(),
      headers,
      ...(method === 'post' && { body: JSON.stringify(input ?? {}) }),
    };
    await mock.fetch(`https://api.example${path}${method === 'post' ? '' : queryOf(input)}`, init);
  }
  // Durations are measured.
  const calls = (await mock.calls()).map(({ duration: _, ...call }) => call);
  return { clock: await mock.clock(), calls };
}

it('the same calls have one journal on the machines of every zone', async () => {
  const there = await journalOn('Asia/Shanghai');
  expect(there.clock).toEqual({ now: NIGHT, zone: 'Asia/Shanghai', running: false });
  expect(there.calls.length).toBeGreaterThan(operations.length - 1);
  expect(there.calls.filter(({ status }) => status >= 400).map(({ operation }) => operation)).toEqual([]);
  for (const machine of ['UTC', 'Pacific/Kiritimati']) {
    expect(await journalOn(machine)).toEqual(there);
  }
}, 120_000);

it('another zone is that of every day and of the journal, on every machine', async () => {
  const there = await journalOn('Asia/Shanghai', 'America/New_York');
  expect(there.clock).toEqual({ now: '2026-11-21T02:30:00-05:00', zone: 'America/New_York', running: false });
  expect(new Set(there.calls.map(({ at }) => at))).toEqual(new Set(['2026-11-21T02:30:00-05:00']));
  expect(await journalOn('UTC', 'America/New_York')).toEqual(there);
}, 120_000);

describe('a traveller', () => {
  const base = '/cooperation/app/medicationRemind';

  /** Asks at half past two in the night in Shanghai, which is half past seven on the evening before in Berlin. */
  async function travel() {
    const { mock } = createCore({ now: NIGHT, seed: 'travel' }, parts);
    await mock.clock({ running: false, now: NIGHT });
    const ask = async (path: string, zone?: string) => {
      const headers = {
        appVersion: '5.2.0',
        source: 'iOS',
        userToken: 'traveller',
        ...(zone && { 'x-time-zone': zone }),
      };
      return (await mock.fetch(`https://api.example${path}`, { headers })).json();
    };
    const evening = async (query: string, zone?: string) => {
      const { data } = await ask(`${base}/queryList${query}`, zone);
      const [reminder] = data as { doses: { time: string; status: string; handledAt: string | null }[] }[];
      return reminder?.doses.find(({ time }) => time === '18:30');
    };
    return { ask, evening };
  }

  it('a dose is missed where its day is over, and pending where it is not', async () => {
    const { ask, evening } = await travel();
    expect(await evening('?date=2026-11-20')).toMatchObject({ status: 'missed' });
    expect(await evening('?date=2026-11-20', 'Europe/Berlin')).toMatchObject({ status: 'pending' });
    const dose = 'reminderId=rem-2001&date=2026-11-20&time=18:30&status=taken';
    expect(await ask(`${base}/finish?${dose}`, 'Europe/Berlin')).toMatchObject({ success: true });
    const taken = { time: '18:30', status: 'taken', handledAt: '2026-11-20T19:30:00+01:00' };
    // The moment keeps the offset of the place where it happened.
    expect(await evening('?date=2026-11-20')).toEqual(taken);
    // The day that a call leaves out is that of the person's clock.
    expect(await evening('', 'Europe/Berlin')).toEqual(taken);
    expect(await evening('')).toMatchObject({ status: 'pending' });
  });

  it('a zone that nobody knows counts as none, and one that is no name is refused', async () => {
    const { ask, evening } = await travel();
    expect(await evening('?date=2026-11-20', 'Europe/Atlantis')).toMatchObject({ status: 'missed' });
    expect(await ask(`${base}/queryList`, 'Europe Berlin')).toMatchObject({ success: false, code: 'INVALID_REQUEST' });
  });
});
