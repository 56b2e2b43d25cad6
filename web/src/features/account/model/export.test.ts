import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Day } from '#lib/time/days.ts';
import { exportFile, tablesOf } from './export-file.ts';
import { exportSteps, leftOut, type Step } from './export-plan.ts';
import { type Collected, runExport } from './export-run.ts';

const today = '2026-11-20' as Day;

describe('the plan', () => {
  test('every personal read of the description is exported or listed as left out', () => {
    const { paths } = JSON.parse(
      readFileSync(new URL('../../../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
    ) as { paths: Record<string, Record<string, Record<string, unknown>>> };
    const personal = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .filter((operation) => operation['x-scope'] === 'personal' && !operation['x-variant-of'])
      .map(({ operationId }) => String(operationId));
    const known = [...exportSteps.map(({ read }) => read), ...Object.keys(leftOut)];
    expect(known.sort()).toEqual(personal.sort());
  });

  test('the export reads a list before its details', () => {
    const steps = exportSteps.map(({ read }) => read);
    for (const [list, detail] of [
      ['aiFood.historyRecord', 'aiFood.analysisResult'],
      ['analysis.record', 'analysis.simple'],
      ['mirror.list', 'mirror.result'],
      ['orders.list', 'orders.detail'],
    ] as const) {
      expect(steps.indexOf(list)).toBeLessThan(steps.indexOf(detail));
    }
  });
});

describe('a run', () => {
  const steps: Step[] = [
    { read: 'mirror.list', inputs: () => [{}], paged: true },
    {
      read: 'mirror.result',
      inputs: ({ of }) => of<{ recordId: string }>('mirror.list').map(({ recordId }) => ({ recordId })),
    },
  ];
  const server = async (read: string, input: object | undefined) => {
    if (read === 'mirror.result') return { data: input };
    const { pageNum } = input as { pageNum: number };
    return { data: { list: [{ recordId: `mirror-${pageNum}` }], hasMore: pageNum < 3 } };
  };

  test('an export reads all pages of a list and the details of their entries', async () => {
    const collected: Collected = new Map();
    const done: number[] = [];
    const { signal } = new AbortController();
    await runExport({ steps, today, collected, call: server, onProgress: (step) => done.push(step), signal });
    const details = [...collected.values()].filter(({ read }) => read === 'mirror.result');
    expect(details.map(({ data }) => data)).toEqual([
      { recordId: 'mirror-1' },
      { recordId: 'mirror-2' },
      { recordId: 'mirror-3' },
    ]);
    expect(done).toEqual([1, 2]);
  });

  test('an export resumes after a failure without repeating a call', async () => {
    const collected: Collected = new Map();
    const calls: string[] = [];
    let fails = true;
    const call = async (read: string, input: object | undefined) => {
      if (fails && calls.length === 4) throw new Error('offline');
      calls.push(`${read} ${JSON.stringify(input)}`);
      return server(read, input);
    };
    const options = { steps, today, collected, call, onProgress: () => {}, signal: new AbortController().signal };
    await expect(runExport(options)).rejects.toThrow('offline');
    expect(collected.size).toBe(4);
    fails = false;
    await runExport(options);
    expect(new Set(calls).size).toBe(calls.length);
    expect(collected.size).toBe(6);
  });

  test('an export stops when it is aborted', async () => {
    const stop = new AbortController();
    const call = async (read: string, input: object | undefined) => {
      stop.abort();
      return server(read, input);
    };
    const collected: Collected = new Map();
    const run = runExport({ steps, today, collected, call, onProgress: () => {}, signal: stop.signal });
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    expect(collected.size).toBe(1);
  });
});

describe('the file', () => {
  const weights = [{ code: 'weight', unit: 'kg', points: [{ date: '2026-11-20', value: 58.6 }] }];
  const dose = { time: '08:00', medicineName: '=二甲双胍', dose: 1, doseUnit: 'tablet', status: 'taken' };
  const collected: Collected = new Map([
    ['a', { read: 'healthData.detail', input: {}, data: { healthDataType: 'weight', series: weights } }],
    ['b', { read: 'medication.historyList', input: {}, data: { list: [{ date: '2026-11-19', doses: [dose] }] } }],
    ['c', { read: 'evaluation.report', input: {}, refused: 'NO_REPORT' }],
  ]);

  test('the export has CSV tables, and a name in them cannot act as a formula', () => {
    const tables = tablesOf(collected);
    expect(tables['readings.csv']).toContain('2026-11-20,weight,weight,58.6,kg');
    expect(tables['doses.csv']).toContain("2026-11-19,08:00,'=二甲双胍,1,tablet,taken");
  });

  test('the export file has the JSON data and every table, including a refused read', () => {
    const text = new TextDecoder().decode(exportFile(collected, { made: '2026-11-20T13:00:00+08:00', note: 'AI' }));
    for (const part of [
      'data.json',
      'readings.csv',
      'doses.csv',
      'meals.csv',
      '"refused": "NO_REPORT"',
      '"note": "AI"',
    ])
      expect(text).toContain(part);
  });
});
