import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actions } from '../../sdk/src/bridge/actions/index.ts';
import { renderBridge } from '../generate/bridge.ts';

const root = join(import.meta.dirname, '../..');
const rendered = new Map(renderBridge());

test.each([...rendered])('%s is as the table of actions says', (path, content) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(content);
});

test('the native enumerations have the actions of their platform alone', () => {
  const swift = rendered.get('sdk/native/HealthBridgeAction.swift') ?? '';
  const kotlin = rendered.get('sdk/native/HealthBridgeAction.kt') ?? '';
  for (const [name, { only }] of Object.entries(actions)) {
    expect(swift.includes(`    case ${name}\n`), name).toBe(!only || only === 'ios');
    expect(kotlin.includes(`("${name}", Kind.`), name).toBe(!only || only === 'android');
  }
});

test('the running bridge carries no documentation', () => {
  const table = (rendered.get('sdk/src/generated/bridge.ts') ?? '').split('export const table')[1];
  expect(table).toContain("pay: ['call person'");
  expect(table).not.toContain(' // ');
});
