/**
 * npm run release -- play-learn        plays the first day of the real backend in a copy of the repository: traffic with six
 *                                      differences, the patch of `contract learn`, then generate, types, unit and contract
 *                                      tests; prints the minutes of each step. Fails when one is not green, or learn still
 *                                      finds a difference. Takes minutes
 * npm run release -- play-learn alone  prints a table: what learn says of each difference alone, and in how many seconds
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { learn } from '../mocks/contract/learn/learn.ts';
import { changed, DIFFERENCES, SIX } from '../mocks/contract/test/learn-differences.ts';
import { exampleTraffic, harOf } from '../mocks/contract/test/learn-traffic.ts';
import { bundle } from '../mocks/contract/test/server.ts';
import { readArguments } from './lib/arguments.ts';
import { copyRepository } from './lib/repository-copy.ts';

const traffic = exampleTraffic();
const seconds = (from: number) => (performance.now() - from) / 1000;
const { positionals } = readArguments(import.meta.filename, {}, true);
process.exitCode = positionals.includes('alone') ? await explainEach() : await playSix();

/** @returns the exit code: 1 if a difference is not explained */
async function explainEach(): Promise<0 | 1> {
  let unexplained = 0;
  console.log('| difference | what learn says | causes | seconds |\n| --- | --- | --- | --- |');
  for (const difference of DIFFERENCES) {
    const from = performance.now();
    const { causes, questions } = await learn(bundle, changed(traffic, [difference]));
    const said = [...causes.map(({ says }) => says), ...questions].find((text) => difference.says.test(text));
    if (said === undefined) unexplained++;
    console.log(`| ${difference.name} | ${said ?? 'NOTHING'} | ${causes.length} | ${seconds(from).toFixed(1)} |`);
  }
  return unexplained > 0 ? 1 : 0;
}

/** @returns the exit code: 1 if a step fails */
async function playSix(): Promise<0 | 1> {
  const recordings = await mkdtemp(join(tmpdir(), 'traffic-'));
  const har = join(recordings, 'six.har');
  await writeFile(
    har,
    harOf(
      changed(
        traffic,
        DIFFERENCES.filter(({ name }) => SIX.includes(name)),
      ),
    ),
  );
  const { run, remove } = await copyRepository(join(import.meta.dirname, '..'));
  /** `learn` exits with 1 as long as there is a difference. */
  const steps: [name: string, expected: number, ...command: string[]][] = [
    ['learn --write', 1, 'npm', 'run', '--silent', 'contract', '--', 'learn', har, '--write', 'openapi'],
    ['generate', 0, 'npm', 'run', 'generate'],
    ['learn again', 0, 'npm', 'run', '--silent', 'contract', '--', 'learn', har],
    ['types', 0, 'npm', 'run', 'typecheck'],
    ['contract tests', 0, 'npm', 'test', '--', 'contract', '--reporter=dot'],
    ['unit tests', 0, 'npm', 'test', '--', 'unit', '--reporter=dot'],
  ];
  const results: string[] = [];
  let failed = 0;
  try {
    for (const [name, expected, command = '', ...args] of steps) {
      const from = performance.now();
      const isGreen = (await run(command, ...args)) === expected;
      if (!isGreen) failed++;
      results.push(`${isGreen ? '✔' : '✖'} ${name.padEnd(16)} ${(seconds(from) / 60).toFixed(1)} min`);
    }
  } finally {
    await Promise.all([remove(), rm(recordings, { recursive: true })]);
  }
  console.log(`\n${results.join('\n')}`);
  return failed > 0 ? 1 : 0;
}
