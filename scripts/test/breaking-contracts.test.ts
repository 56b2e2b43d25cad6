import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiChanges } from '../breaking/api.ts';
import { bridgeAsDescription } from '../breaking/bridge.ts';
import { changesBetween } from '../breaking/changes.ts';
import { keyChanges, rules } from '../breaking/keys.ts';
import { goodDescription, type Loose } from './lint/good-description.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

describe('changes of keys that redocly diff rates too low', () => {
  const list = (it: Loose) => it.paths['/food/order/orderList'].get;
  const planted = (prepare: (it: Loose) => void, plant: (it: Loose) => void) => {
    const base = goodDescription();
    prepare(base);
    const revision = structuredClone(base);
    plant(revision);
    return keyChanges(base, revision).map(({ id, bump }) => `${bump} ${id}`);
  };

  it.each<[string, (it: Loose) => void, (it: Loose) => void]>([
    ['major repeat-acts-again', (it) => (list(it)['x-repeat'] = 'same'), (it) => (list(it)['x-repeat'] = 'again')],
    [
      'major repeat-key-lost',
      (it) => (list(it)['x-repeat'] = 'idempotencyKey'),
      (it) => (list(it)['x-repeat'] = 'same'),
    ],
    ['major order-lost', (it) => (list(it)['x-kind'] = 'state'), (it) => (list(it)['x-kind'] = 'step')],
    ['minor kind-changed', () => {}, (it) => (list(it)['x-kind'] = 'state')],
    ['major scope-changed', () => {}, (it) => (list(it)['x-scope'] = 'public')],
    ['minor consent-changed', () => {}, (it) => (list(it)['x-consent'] = 'healthData')],
    ['major sort-changed', (it) => (list(it)['x-sorted-by'] = 'at'), (it) => (list(it)['x-sorted-by'] = '-at')],
    ['minor sort-added', () => {}, (it) => (list(it)['x-sorted-by'] = 'at')],
    ['minor filter-added', () => {}, (it) => (list(it).parameters[0].schema['x-filters'] = ['name'])],
    [
      'major filter-changed',
      (it) => (list(it).parameters[0].schema['x-filters'] = ['name']),
      (it) => delete list(it).parameters[0].schema['x-filters'],
    ],
    ['major default-changed', () => {}, (it) => (list(it).parameters[1].schema.default = 20)],
    [
      'major invalidation-lost',
      (it) => (list(it)['x-invalidates'] = ['a', 'b']),
      (it) => list(it)['x-invalidates'].pop(),
    ],
    [
      'minor invalidation-added',
      (it) => (list(it)['x-invalidates'] = ['a']),
      (it) => list(it)['x-invalidates'].push('b'),
    ],
    ['major tag-changed', () => {}, (it) => (list(it).tags = ['other'])],
    ['major effect-changed', () => {}, (it) => (list(it)['x-effect'] = 'command')],
    [
      'major cors-header-needed',
      (it) => (it['x-cors'] = { allowHeaders: ['a'] }),
      (it) => it['x-cors'].allowHeaders.push('b'),
    ],
  ])('%s', (expected, prepare, plant) => {
    expect(planted(prepare, plant)).toEqual([expected]);
  });

  it('a parameter before another moves none, and a property may have the name of a key', () => {
    const before = planted(
      () => {},
      (it) => list(it).parameters.unshift({ name: 'x', in: 'query', schema: {} }),
    );
    expect(before).toEqual([]);
    const named = (value: string) => ({ properties: { default: { const: value }, tags: { const: value } } });
    expect(keyChanges(named('a'), named('b'))).toEqual([]);
  });

  it('each rule has an id of its own', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });
});

describe('changes of the bridge', { timeout: 120_000 }, () => {
  it('a new requirement of a request, and a removed result, require a major version', async () => {
    const base = JSON.parse(read('sdk/native/bridge.schema.json'));
    const revision = structuredClone(base);
    revision.$defs['getItem.params'].properties.scope = { type: 'string' };
    revision.$defs['getItem.params'].required = [...(revision.$defs['getItem.params'].required ?? []), 'scope'];
    delete revision.$defs.NativeUser.properties.userToken;
    const changes = await changesBetween(bridgeAsDescription(base), bridgeAsDescription(revision));
    const majors = changes.filter(({ bump }) => bump === 'major').map(({ text }) => text);
    expect(majors).toContainEqual(expect.stringContaining('scope'));
    expect(majors).toContainEqual(expect.stringContaining('userToken'));
    expect(await changesBetween(bridgeAsDescription(base), bridgeAsDescription(base))).toEqual([]);
  });
});

describe('changes of the API report', () => {
  const report = read('sdk/api.txt');
  const changed = (from: string | RegExp, to: string) => {
    expect(report).toMatch(from);
    return apiChanges(report, report.replace(from, to)).map(({ id, bump }) => `${bump} ${id}`);
  };

  it.each<[string, RegExp, string]>([
    ['major symbol-gone', /^function explain: .*\n/m, ''],
    ['minor symbol-added', /^function explain: .*\n/m, '$&function explainAll: () => string\n'],
    ['major entry-gone', /^# @health-app\/sdk\/otel\n[^#]*/m, ''],
    ['major member-gone', / keepalive\?: boolean \| undefined;/, ''],
    ['major member-changed', /timeout\?: number \| undefined;/, 'timeout?: string | undefined;'],
    ['minor member-added', / keepalive\?: boolean/, ' cache?: boolean; keepalive?: boolean'],
    ['major member-required', / keepalive\?: boolean/, ' cache: boolean; keepalive?: boolean'],
    ['minor parameter-added', /explain: \(error: unknown\)/, 'explain: (error: unknown, depth?: number)'],
    ['major symbol-changed', /explain: \(error: unknown\)/, 'explain: (error: Error)'],
    ['major symbol-changed', /^(type HealthErrorKind = ).*/m, "$1'http';"],
    ['major default-changed', /defaults\.timeout = 15_000/, 'defaults.timeout = 5_000'],
    ['minor behaviour-changed', /repeatedStatuses = \[429, /, 'repeatedStatuses = ['],
    ['patch behaviour-moved', /attempts\.firstPause = 300/, 'pauses.firstPause = 300'],
  ])('%s: %s', (expected, from, to) => {
    expect(new Set(changed(from, to))).toEqual(new Set([expected]));
  });
});
