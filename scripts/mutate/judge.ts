import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { countLintFaults } from './lint-check.ts';
import { dependentsOf, type Importers, readImporters } from './module-graph.ts';
import { applyMutant, type Mutant } from './mutants.ts';
import type { Judged, Verdict } from './report.ts';
import { TestRunner } from './test-check.ts';
import { createTypeChecker, type TypeChecker } from './type-check.ts';

/** What tests do without a mutant. */
interface Baseline {
  tests: string[];
  /** Milliseconds. */
  duration: number;
}

/** More tests, farther from the file, rarely find what the nearest ones miss. */
const nearestTests = 20;

/**
 * Judges mutants one after another.
 * @param root folder of the repository
 * @param files paths from the root of all its modules
 * @param mutants best in the order of their files
 */
export async function* judge(root: string, files: string[], mutants: readonly Mutant[]): AsyncGenerator<Judged> {
  const checkers = new Map<string, TypeChecker>();
  const checkerOf = (file: string) => {
    const config = configOf(file);
    const checker = checkers.get(config) ?? createTypeChecker(root, config);
    checkers.set(config, checker);
    return checker;
  };
  const { options } = checkerOf('sdk');
  const importers = readImporters(root, files, options, true);
  const loaders = readImporters(root, files, options, false);
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  const lintFaults = await countNewLintFaults(root, mutants, textOf);
  const runner = new TestRunner();

  const baselines = new Map<string, Baseline>();
  const baselineOf = async (file: string): Promise<Baseline> => {
    const known = baselines.get(file);
    if (known) return known;
    const tests = testsOf(file, loaders);
    const baseline = { tests, duration: await timeOf(file, tests) };
    baselines.set(file, baseline);
    return baseline;
  };

  /** Removes tests that fail without a mutant, such as those that a busy machine makes late. */
  const timeOf = async (file: string, tests: string[]): Promise<number> => {
    if (tests.length === 0) return 0;
    const started = performance.now();
    const [failure] = await runner.run({ file, text: textOf(file), tests }, 300_000);
    if (failure === undefined) return performance.now() - started;
    const index = tests.indexOf(relative(root, failure));
    if (index === -1) throw new Error(`The tests of ${file} fail without a mutant: ${failure}`);
    console.error(`Not used, because it fails without a mutant: ${tests.splice(index, 1)}`);
    return timeOf(file, tests);
  };

  const judgeOne = async (mutant: Mutant, text: string): Promise<Verdict> => {
    const { file } = mutant;
    const checker = checkerOf(file);
    if (!checker.accepts(file, text, [file])) return 'types';
    if (lintFaults.get(mutant)) return 'lint';
    const { tests, duration } = await baselineOf(file);
    if (tests.length > 0) {
      const failures = await runner.run({ file, text, tests }, 15_000 + 10 * duration);
      if (failures.length > 0) return 'tests';
    }
    return checker.accepts(file, text, modulesThatImport(file, importers)) ? 'survived' : 'types';
  };

  try {
    for (const mutant of mutants) {
      const text = textOf(mutant.file);
      const verdict = await judgeOne(mutant, applyMutant(text, mutant));
      const original = text.slice(mutant.start, mutant.end);
      yield { ...mutant, verdict, tested: testsOf(mutant.file, loaders).length > 0, original };
    }
  } finally {
    runner.close();
  }
}

/** Components and hooks do nothing when a test imports them: a browser renders them. */
const needsBrowser = (file: string): boolean => /\.tsx$|\/use[A-Z][^/]*\.ts$/.test(file);

/** The nearest unit tests that import a file: those of its own package, or without any those of others. */
function testsOf(file: string, importers: Importers): string[] {
  if (needsBrowser(file)) return [];
  const tests = dependentsOf(file, importers).filter(
    (each) => /\.test\.ts$/.test(each) && !/\.(?:contract|package|team)\.test\.ts$/.test(each),
  );
  const [folder] = file.split('/', 1);
  const own = tests.filter((test) => test.startsWith(`${folder}/`));
  return (own.length > 0 ? own : tests).slice(0, nearestTests);
}

function configOf(file: string): string {
  if (file.startsWith('web/src/service-worker/')) return 'web/src/service-worker/tsconfig.json';
  return file.startsWith('web/src/') ? 'web/src/tsconfig.json' : 'tsconfig.json';
}

/** The modules for which the types of a file's exports matter, and that its own configuration can check. */
function modulesThatImport(file: string, importers: Importers): string[] {
  const own = configOf(file);
  return [...(importers.get(file) ?? [])].filter(
    (each) => configOf(each) === own && !/\.test\.ts$|\/testing\.ts$/.test(each),
  );
}

/** Faults beyond those that the rules find in the original, because a copy lies elsewhere. */
async function countNewLintFaults(root: string, mutants: readonly Mutant[], textOf: (file: string) => string) {
  const originals = [...new Set(mutants.map(({ file }) => file))].map((file) => ({ file, text: textOf(file) }));
  const changed = mutants.map((mutant) => ({ file: mutant.file, text: applyMutant(textOf(mutant.file), mutant) }));
  const counts = await countLintFaults(root, [...originals, ...changed]);
  const before = new Map(originals.map(({ file }, index) => [file, counts[index] ?? 0]));
  const faults = counts.slice(originals.length);
  return new Map(mutants.map((mutant, index) => [mutant, (faults[index] ?? 0) > (before.get(mutant.file) ?? 0)]));
}
