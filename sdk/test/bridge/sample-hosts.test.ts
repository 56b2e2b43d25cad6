/** The sample hosts take a decision about every action of the table, by the generated names. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../native', name), 'utf8');

/** The body of the function that decides about an action. */
const decisionsOf = (source: string) => /private fun(?:c)? handlerOf\([\s\S]*?\n\}\n/.exec(source)?.[0] ?? '';

const kotlin = decisionsOf(read('HealthBridgeHost.kt'));
const swift = decisionsOf(read('HealthBridgeHost.swift'));
const kotlinNames = [...read('HealthBridgeAction.kt').matchAll(/^ {4}([A-Z_]+)\("\w+", Kind/gm)].map(
  ([, name]) => name,
);

/** Members that Kotlin has withdrawn since 1.5. The first four also follow the language of the phone. */
const WITHDRAWN =
  /\.(toLowerCase|toUpperCase|capitalize|decapitalize|sumBy|sumByDouble|appendln|min|max)\(\)|\]\.toInt\(\)(?! and)/;

it('no file in Kotlin uses a member that newer compilers refuse', () => {
  const files = readdirSync(join(import.meta.dirname, '../../native')).filter((name) => name.endsWith('.kt'));
  expect(files).toHaveLength(4);
  expect(files.filter((name) => WITHDRAWN.test(read(name)))).toEqual([]);
  expect('it.name.toLowerCase()').toMatch(WITHDRAWN);
});

describe('a sample host decides once about each action:', () => {
  it('Kotlin', () => {
    const decided = [...kotlin.matchAll(/^ {4}.*$/gm)].flatMap(([line]) =>
      [...(/^ {4}[A-Z_, ]+/.exec(line)?.[0].matchAll(/[A-Z]{2}[A-Z_]*|PAY/g) ?? [])].map(([name]) => name),
    );
    expect(kotlinNames.length).toBeGreaterThan(70);
    expect(decided).toHaveLength(kotlinNames.length);
    expect(new Set(decided)).toEqual(new Set(kotlinNames));
  });

  it('Swift', () => {
    const decided = [...swift.matchAll(/^ {4}(?:case| {4}\.)[^:]*/gm)].flatMap(([line]) =>
      [...line.matchAll(/\.(\w+)/g)].map(([, name]) => name),
    );
    const declared = [
      ...(read('HealthBridgeAction.swift')
        .split('enum Kind')[0]
        ?.matchAll(/^ {4}case (\w+)$/gm) ?? []),
    ].map(([, name]) => name);
    expect(declared.length).toBeGreaterThan(70);
    expect(decided).toHaveLength(declared.length);
    expect(new Set(decided)).toEqual(new Set(declared));
  });
});
