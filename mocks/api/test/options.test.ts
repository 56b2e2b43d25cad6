import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { helpOf, parseOptions } from '../options.ts';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

it('the options have defaults', () => {
  expect(parseOptions([])).toEqual({
    port: 4010,
    host: '127.0.0.1',
    now: undefined,
    zone: 'Asia/Shanghai',
    seed: undefined,
  });
});

it('the options are parsed', () => {
  const argv = [
    '--port',
    '0',
    '--host',
    '0.0.0.0',
    '--now',
    '2026-11-20T16:00:00Z',
    '--zone',
    'Europe/Berlin',
    '--seed',
    'demo',
  ];
  expect(parseOptions(argv)).toEqual({
    port: 0,
    host: '0.0.0.0',
    now: '2026-11-20T16:00:00Z',
    zone: 'Europe/Berlin',
    seed: 'demo',
  });
});

it('the options that name files are read', () => {
  const worlds = file('worlds.json');
  expect(Object.keys(parseOptions(['--worlds', worlds])?.worlds ?? {})).toEqual(['no-orders', 'late-orders']);
  expect(parseOptions(['--https', '--cert', worlds, '--key', worlds])?.https).toEqual({
    cert: expect.stringContaining('no-orders'),
    key: expect.stringContaining('no-orders'),
  });
  expect(parseOptions(['--overrides', file('overrides.yaml')])?.overrides).toHaveLength(3);
  expect(parseOptions(['--https'])?.https).toBe(true);
  expect(parseOptions(['--allow-host', 'mock', '--allow-host', '.test.example', '--strict-cors'])).toMatchObject({
    allowHosts: ['mock', '.test.example'],
    strictCors: true,
  });
  expect(parseOptions(['--record', 'https://api.test.example'])).toMatchObject({
    record: 'https://api.test.example',
    recordings: 'recordings.json',
  });
});

it.each([
  [['--worlds', '/nothing.json'], '--worlds takes a file: ENOENT'],
  [['--overrides', file('worlds.json')], '--overrides takes a file with a list of overrides'],
  [['--overrides', file('options.test.ts')], '--overrides takes a YAML file'],
  [['--replay', fileURLToPath(import.meta.url)], '--replay takes a JSON file'],
  [['--cert', fileURLToPath(import.meta.url)], '--cert and --key need each other'],
  [['--record', 'api.test.example'], '--record takes an address'],
  [['--port', '65536'], '--port takes 0 to 65535, not "65536"'],
  [['--port', '4e3'], '--port takes 0 to 65535, not "4e3"'],
  [['--now', 'tomorrow'], '--now takes an ISO 8601 date-time like 2026-11-20T16:00:00+08:00, not "tomorrow"'],
  [['--zone', 'Nowhere'], '--zone takes a time zone like Asia/Shanghai, not "Nowhere"'],
  [['--prot', '1'], "Unknown option '--prot'"],
  [['4010'], "Unexpected argument '4010'"],
])('the options %j are refused with a reason', (argv, reason) => {
  expect(() => parseOptions(argv)).toThrow(reason);
});

it('--help explains every option', () => {
  expect(parseOptions(['--help', '--port', 'x'])).toBeUndefined();
  for (const option of [
    'port',
    'host',
    'now',
    'seed',
    'worlds',
    'overrides',
    'https',
    'record',
    'recordings',
    'replay',
    'help',
  ]) {
    expect(helpOf('npx @health-app/mock')).toMatch(new RegExp(`\n  --${option}\\s`));
  }
});
