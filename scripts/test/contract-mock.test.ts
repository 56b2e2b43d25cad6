import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Mock, startMock } from '../../mocks/api/server.ts';
import type { Report } from '../contract/report.ts';
import { bundle, contractReport } from './contract-server.ts';

let mock: Mock;
let report: Report;
beforeAll(async () => {
  mock = await startMock();
  report = await contractReport('--target', mock.url, '--token', 'contract-command', '--include-commands');
}, 60_000);
afterAll(() => mock.close());

it('the mock keeps to the description in every operation, commands included', () => {
  const departing = report.operations.filter(({ verdict }) => verdict !== 'conforms' && verdict !== 'refused');
  expect(departing).toEqual([]);
  expect(report.operations).toHaveLength(Object.keys(bundle.paths).length);
  expect(report.totals).toMatchObject({ violates: 0, unreachable: 0, skipped: 0, undocumented: 0 });
  expect(report.exitCode).toBe(0);
});

it('nearly all reads of a fresh world show their data', async () => {
  const { totals } = await contractReport('--target', mock.url, '--token', 'contract-command-reads');
  // Some examples ask for what the person of the examples may not do: who has a partner cannot invite another.
  expect(totals.refused).toBeLessThan(totals.conforms / 20);
  expect(totals.violates).toBe(0);
});
