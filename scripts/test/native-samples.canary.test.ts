/** The samples in Kotlin, compiled and run against a mock; those in Swift, read by a parser. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { startMock } from '../../mocks/api/server/server.ts';
import { readOperations } from '../../mocks/contract/operations.ts';
import { bundle } from '../../mocks/contract/test/server.ts';
import { callsOf } from '../docs/cases.ts';
import { kotlinSample, swiftSample } from '../docs/native-samples.ts';
import { fill } from '../docs/page/fill.ts';
import { useTempPackage } from '../lib/temp-package.ts';

const run = promisify(execFile);
const NOW = Date.parse('2027-03-03T15:00:00+08:00');
const operations = readOperations(bundle);

/** From the Debian packages `kotlin` and `libandroid-json-java`. */
const json = '/usr/share/java/com.android.json.jar';
const kotlinLibrary = '/usr/share/java/kotlin-stdlib.jar';
const canCompile = [json, kotlinLibrary, '/usr/bin/kotlinc'].every((file) => existsSync(file));

/** Runs all samples in one process. @returns what each prints, as `operation: text` */
async function outcomesOf(samples: Map<string, string>, breakTheFirst = false): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kotlin-samples-'));
  try {
    const ids = [...samples.keys()];
    for (const [index, source] of [...samples.values()].entries()) {
      const text =
        breakTheFirst && index === 0 ? source.replace('reply.opt("data")', 'reply.optional("data")') : source;
      await writeFile(join(folder, `Sample${index}.kt`), `package sample${index}\n${text}\n`);
    }
    const all = ids.map((id, index) => `  show("${id}") { sample${index}.main() }`);
    await writeFile(
      join(folder, 'Main.kt'),
      `fun show(id: String, sample: () -> Unit) {\n  print(id + ": ")\n  sample()\n}\nfun main() {\n${all.join('\n')}\n}\n`,
    );
    const files = [...ids.map((_, index) => `Sample${index}.kt`), 'Main.kt'].map((name) => join(folder, name));
    await run('kotlinc', ['-nowarn', '-cp', json, '-d', folder, ...files], { maxBuffer: 1e8 });
    const { stdout } = await run('java', ['-cp', [folder, json, kotlinLibrary].join(':'), 'MainKt'], {
      maxBuffer: 1e8,
    });
    return stdout.trimEnd().split('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe.skipIf(!canCompile)('the samples in Kotlin', () => {
  it('compile, and succeed for each operation', { timeout: 900_000 }, async () => {
    const mock = await startMock({ now: new Date(NOW).toISOString() });
    const samples = new Map(
      operations.map((operation, index) => [
        operation.id,
        // Each sample that asks for a code has a world of its own, because a number gets one code a minute.
        fill(kotlinSample(callsOf(operation, operations)), { mock: mock.url, token: `kotlin-${index}`, now: NOW }),
      ]),
    );
    const outcomes = await outcomesOf(samples);
    await mock.close();
    expect(outcomes.length).toBeGreaterThan(140);
    expect(outcomes.filter((line) => /^[\w.]+: [A-Z_]+: /.test(line))).toEqual([]);
    expect(outcomes.map((line) => line.split(':')[0])).toEqual(operations.map(({ id }) => id));
  });

  it('do not compile with a wrong name', { timeout: 300_000 }, async () => {
    const [operation] = operations;
    const samples = new Map(operation ? [[operation.id, kotlinSample(callsOf(operation, operations))]] : []);
    await expect(outcomesOf(samples, true)).rejects.toThrow('optional');
  });
});

/** Prints the names of the files that a parser does not accept, and those that it accepts with a missing bracket. */
const parse = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { Language, Parser } from 'web-tree-sitter';
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load('node_modules/tree-sitter-wasms/out/tree-sitter-swift.wasm'));
  for (const file of readdirSync('.').filter((one) => one.endsWith('.swift'))) {
    const text = readFileSync(file, 'utf8');
    const errors = [text, text.slice(0, text.lastIndexOf('}'))].map((code) => parser.parse(code).rootNode.hasError);
    console.log(file, errors.join());
  }`;

describe('the samples in Swift', () => {
  const { node } = useTempPackage({
    packages: [],
    dependencies: ['web-tree-sitter@0.25.10', 'tree-sitter-wasms@0.1.13'],
  });

  it('are Swift, and none with a missing bracket is', async () => {
    const files = Object.fromEntries(
      operations.map((operation) => [`${operation.id}.swift`, swiftSample(callsOf(operation, operations))]),
    );
    const lines = (await node('parse.mjs', { ...files, 'parse.mjs': parse })).trim().split('\n');
    expect(lines.sort()).toEqual(
      Object.keys(files)
        .map((file) => `${file} false,true`)
        .sort(),
    );
  });
});
