// npm test [-- unit lint …]
// npm test -- unit web/src/lib/time
// npm test -- browser --shard 1/3 --fail-on-retry
// Runs every check, the named ones, or some tests of a named one, straight after a clone: installs missing dependencies, Chromium included, and
// ends with a line "N passed, N failed" that counts tests (any other check counts as one). Imports only Node built-ins.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { print, ROOT, run, stopOnSignal } from './lib/processes.mjs';
import { countPlaywright, countVitest, failRetried, githubWarning, settle, total } from './lib/report.mjs';

const REPORTS = '.cache/test';
const MOST_FAILURES_SHOWN = 30;

/**
 * In order of execution; `about` is for --help. A step with a `count` consists of tests, any other is one check.
 * `before` builds what the tests need; `afterBuild` replaces parts of a step if the run has already built the packages and
 * the app. A step that is `asked` runs only by its name. A step runs `beside` the previous one, which alone would leave cores
 * idle.
 */
const STEPS = [
  { name: 'lint', about: 'style, dead code, the API description', command: npmRun('lint') },
  { name: 'typecheck', about: 'TypeScript', command: npmRun('typecheck') },
  {
    name: 'fresh',
    about: 'generated code matches the API description',
    beside: 'typecheck',
    command: npmRun('generate', '--', '--check'),
  },
  { name: 'unit', about: 'unit tests', ...vitest('unit', 'unit', 'isolated', 'screens') },
  { name: 'contract', about: 'the mock and the SDK against the description', ...vitest('contract', 'contract') },
  {
    name: 'build',
    about: 'the SDK, the mock and the web app',
    // The contract tests use the sources.
    beside: 'contract',
    command: npmRun('build'),
    // The package of the mock has a copy of the app.
    env: { APP_BUILD: join(ROOT, 'web/dist') },
  },
  {
    name: 'package',
    about: 'the packed packages, installed into empty projects',
    ...vitest('package', 'package'),
    before: npmRun('build', '-w', 'sdk', '-w', 'mocks/api', '-w', 'mocks/contract'),
    afterBuild: { before: undefined },
  },
  {
    name: 'team',
    about: "the mock in another team's tests",
    asked: true,
    ...vitest('team', 'team'),
    before: npmRun('build', '-w', 'mocks/api'),
  },
  {
    name: 'canary',
    about: 'the packed SDK in other engines, bundlers and compilers',
    asked: true,
    ...vitest('canary', 'canary'),
    before: npmRun('build', '-w', 'sdk'),
  },
  {
    name: 'kit',
    about: 'the stories of the components, in Chromium',
    // The stories use the sources, which the package tests leave alone.
    beside: 'package',
    inChromium: true,
    ...stories('kit'),
  },
  {
    name: 'browser',
    about: 'browser tests, in Chromium',
    inChromium: true,
    ...playwright('browser'),
    afterBuild: { env: { ...playwright('browser').env, APP_BUILD: join(ROOT, 'web/dist') } },
  },
  {
    name: 'acceptance',
    about: 'a passed test of the last run for every statement of the product specification',
    command: ['exec', '--', 'tsx', 'scripts/acceptance.ts'],
  },
];

const HELP = `npm test                    everything
npm test -- unit lint       only these steps, in their usual order
npm test -- browser lookup  only some tests of a step; Vitest or Playwright get the further arguments
npm test -- browser --shard 1/3
                            the first third of the browser tests, for parallel jobs
npm test -- --fail-on-retry a browser test that passes only on its retry is a failure

Steps:
${STEPS.map((step) => `  ${step.name.padEnd(11)}${step.about}${step.asked ? ' (only by its name)' : ''}`).join('\n')}`;

let interrupted = false;
stopOnSignal((signal) => {
  interrupted = true;
  console.log('\nInterrupted.');
  return signal === 'SIGINT' ? 130 : 143;
});

process.exitCode = await main();

async function main() {
  let steps;
  let options;
  try {
    const args = process.argv.slice(2);
    if (args.includes('--help') || args.includes('-h')) {
      console.log(HELP);
      return 0;
    }
    options = { failOnRetry: args.includes('--fail-on-retry') };
    steps = select(args.filter((argument) => argument !== '--fail-on-retry'));
  } catch (error) {
    console.error(`${error.message}\n\n${HELP}`);
    return 2;
  }

  const results = [];
  try {
    await ensureInstalled();
    const chromium = await prepareChromium(steps);
    for (const group of sideBySide(steps)) {
      const built = results.some((result) => result.step.name === 'build' && result.failed === 0);
      results.push(...(await runGroup(group, { ...options, chromium, built })));
      if (interrupted) return 130;
    }
  } catch (error) {
    if (interrupted) return 130;
    console.log(`\n✖ ${error.message}`);
    results.push({ passed: 0, failed: 1 });
  }

  const { passed, failed } = total(results);
  const finished = results.filter((result) => result.step);
  console.log(finished.length > 0 ? summary(finished) : '');
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** The steps that the first arguments name; the further ones choose the tests of a single step. */
function select(args) {
  const isStep = (argument) => STEPS.some(({ name }) => name === argument);
  const end = args.findIndex((argument) => !isStep(argument));
  const names = end < 0 ? args : args.slice(0, end);
  const further = args.slice(names.length);
  if (names.length === 0 && further.length > 0) throw new Error(`Unknown step: ${further[0]}`);
  const steps = STEPS.filter((step) => (names.length === 0 ? !step.asked : names.includes(step.name)));
  if (further.length === 0) return steps;
  if (steps.length > 1 || !steps[0].count) throw new Error(`Only one step of tests takes ${further[0]}`);
  return [{ ...steps[0], command: [...steps[0].command, ...further] }];
}

/** Groups of steps that run at the same time. */
function sideBySide(steps) {
  const groups = [];
  for (const step of steps) {
    const previous = groups.at(-1);
    if (step.beside && previous?.at(-1).name === step.beside) previous.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** The other steps work without a browser, so a missing browser fails only the steps that need it. */
async function prepareChromium(steps) {
  if (!steps.some((step) => step.inChromium)) return {};
  try {
    const path = await ensureChromium();
    console.log(`Chromium: ${path}`);
    return { path };
  } catch (error) {
    return { problem: error.message };
  }
}

/** Runs the steps at the same time, and prints their output one after the other. */
async function runGroup(steps, options) {
  const held = steps.map(() => '');
  let shown = 0;
  const running = steps.map((step, index) => {
    const say = (text) => {
      if (index === shown) print(text);
      else held[index] += text;
    };
    return runStep(step, { ...options, say });
  });
  const all = Promise.all(running);
  for (const [index, result] of running.entries()) {
    shown = index;
    print(held[index]);
    // A step that cannot start ends the group.
    await Promise.race([result, all]);
    if (interrupted) break;
  }
  return all;
}

async function runStep(step, { chromium, built, failOnRetry, say }) {
  say(`\n▶ ${step.name}: ${step.about}\n`);
  const started = performance.now();
  const counts = await outcome(built ? { ...step, ...step.afterBuild } : step, chromium, say);
  const judged = failOnRetry ? failRetried(counts) : counts;
  const result = { ...judged, step, seconds: (performance.now() - started) / 1000 };
  if (interrupted) return result;
  say(`${statusLine(result)}\n`);
  if (process.env.GITHUB_ACTIONS)
    for (const test of result.flaky ?? []) say(`${githubWarning('Passed only on a retry', test)}\n`);
  return result;
}

async function outcome(step, chromium, echo) {
  if (step.inChromium && chromium.problem) return oneFailure(chromium.problem);

  const report = step.report && join(ROOT, step.report);
  if (report) {
    mkdirSync(join(ROOT, REPORTS), { recursive: true });
    rmSync(report, { force: true }); // an old report must not count for a run that writes none
  }
  const options = {
    echo,
    env: { ...colours(), ...step.env, ...(chromium.path && { CHROMIUM_PATH: chromium.path }) },
  };
  if (step.before) {
    const { code, tail } = await run('npm', step.before, options);
    if (code !== 0) return oneFailure(tail(15));
  }
  const { code, tail } = await run('npm', step.command, options);

  if (!step.count) {
    return code === 0 ? { passed: 1, failed: 0, skipped: 0, failures: [] } : oneFailure(tail(15));
  }
  try {
    return settle(step.count(JSON.parse(readFileSync(report, 'utf8'))), code);
  } catch {
    return oneFailure(`ended with exit code ${code} and left no report:\n${tail(15)}`);
  }
}

function oneFailure(failure) {
  return { passed: 0, failed: 1, skipped: 0, failures: [failure] };
}

/** The programs write to a pipe instead of a terminal, and would omit colours. */
function colours() {
  return process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
}

function npmRun(script, ...args) {
  return ['run', script, ...args];
}

function vitest(name, ...projects) {
  const report = `${REPORTS}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${join(ROOT, report)}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {
    report,
    command: ['exec', '--', 'vitest', 'run', '--config', 'scripts/vitest.config.ts', ...chosen, ...reporters],
    count: (json) => countVitest(json, ROOT),
  };
}

function stories(name) {
  const step = vitest(name);
  const command = step.command.map((part) =>
    part.replace('scripts/vitest.config.ts', 'web/.storybook/vitest.config.ts'),
  );
  return { ...step, command };
}

function playwright(name) {
  const report = `${REPORTS}/${name}.json`;
  return {
    report,
    command: ['exec', '--', 'playwright', 'test', '--config', 'web/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(ROOT, report) },
    count: countPlaywright,
  };
}

function summary(results) {
  const failures = results.filter((result) => result.failed > 0).map(failureText);
  const flaky = results.filter((result) => result.flaky?.length > 0).map(flakyText);
  return ['', results.map(statusLine).join('\n'), ...flaky, ...failures, ''].join('\n\n').slice(1, -1);
}

function failureText({ step, failures }) {
  const shown = failures.slice(0, MOST_FAILURES_SHOWN);
  const more = failures.length - shown.length;
  const lines = [...shown, ...(more > 0 ? [`… and ${more} more`] : []), `Run it alone: ${alone(step)}`];
  return `✖ ${step.name}\n${indented(lines)}`;
}

/** A flaky test is a fault of the test or of the app: it does not fail the run, but its cause must be found. */
function flakyText({ step, flaky }) {
  return `⚠ ${step.name}: failed, then passed on a retry. Find the cause.\n${indented(flaky)}`;
}

function indented(lines) {
  return lines.join('\n').replace(/^(?=.)/gm, '    ');
}

function statusLine({ step, passed, failed, skipped, seconds }) {
  const counts = step.count ? `  ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}` : '';
  return `${failed > 0 ? '✖' : '✔'} ${step.name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s${counts}`;
}

function alone({ name }) {
  return `npm test -- ${name}`;
}
