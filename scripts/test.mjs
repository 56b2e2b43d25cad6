// npm test [-- unit lint …]
// Runs every check, or the named ones, straight after a clone: installs missing dependencies, Chromium included, and
// ends with a line "N passed, N failed" that counts tests (any other check counts as one). Imports only Node built-ins.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT, run, stopOnSignal } from './lib/processes.mjs';
import { countPlaywright, countVitest, settle, total } from './lib/report.mjs';

const REPORTS = '.cache/test';
const MOST_FAILURES_SHOWN = 30;

/**
 * In order of execution; `about` is for --help. A step with a `count` consists of tests, any other is one check.
 * `afterBuild` replaces parts of a step if the run has already built the packages and the app.
 */
const STEPS = [
  { name: 'lint', about: 'style, dead code, the API description', script: 'lint' },
  { name: 'typecheck', about: 'TypeScript', script: 'typecheck' },
  { name: 'fresh', about: 'generated code matches the API description', script: 'generate', args: ['--check'] },
  { name: 'unit', about: 'unit tests', script: 'test:unit', ...vitest('unit') },
  {
    name: 'contract',
    about: 'the mock and the SDK against the description',
    script: 'test:contract',
    ...vitest('contract'),
  },
  { name: 'build', about: 'the SDK, the mock and the web app', script: 'build' },
  {
    name: 'package',
    about: 'the packed SDK and mock, installed into empty projects',
    script: 'test:package',
    // A previous step has built the packages.
    afterBuild: { script: 'test:packed' },
    ...vitest('package'),
  },
  {
    name: 'browser',
    about: 'browser tests, in Chromium',
    script: 'test:e2e',
    ...playwright('browser'),
    afterBuild: { env: { ...playwright('browser').env, APP_BUILD: join(ROOT, 'web/dist') } },
  },
];

const HELP = `npm test                    everything
npm test -- unit lint       only these steps, in their usual order

Steps:
${STEPS.map((step) => `  ${step.name.padEnd(11)}${step.about} (${alone(step)})`).join('\n')}`;

let interrupted = false;
stopOnSignal((signal) => {
  interrupted = true;
  console.log('\nInterrupted.');
  return signal === 'SIGINT' ? 130 : 143;
});

process.exitCode = await main();

async function main() {
  let steps;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h', default: false } },
    });
    if (values.help) {
      console.log(HELP);
      return 0;
    }
    steps = select(positionals);
  } catch (error) {
    console.error(`${error.message}\n\n${HELP}`);
    return 2;
  }

  const results = [];
  try {
    await ensureInstalled();
    const chromium = await prepareChromium(steps);
    for (const step of steps) {
      const built = results.some((result) => result.step.name === 'build' && result.failed === 0);
      results.push(await runStep(step, chromium, built));
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

function select(names) {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) throw new Error(`Unknown step: ${unknown.join(', ')}`);
  return names.length === 0 ? STEPS : STEPS.filter((step) => names.includes(step.name));
}

/** The other steps work without a browser, so a missing browser fails only its own step. */
async function prepareChromium(steps) {
  if (!steps.some((step) => step.name === 'browser')) return {};
  try {
    const path = await ensureChromium();
    console.log(`Chromium: ${path}`);
    return { path };
  } catch (error) {
    return { problem: error.message };
  }
}

async function runStep(step, chromium, built) {
  console.log(`\n▶ ${step.name}: ${alone(step)}`);
  const started = performance.now();
  const counts = await outcome(built ? { ...step, ...step.afterBuild } : step, chromium);
  const result = { ...counts, step, seconds: (performance.now() - started) / 1000 };
  if (interrupted) return result;
  console.log(statusLine(result));
  return result;
}

async function outcome(step, chromium) {
  if (step.name === 'browser' && chromium.problem) return oneFailure(chromium.problem);

  const report = step.report && join(ROOT, step.report);
  if (report) {
    mkdirSync(join(ROOT, REPORTS), { recursive: true });
    rmSync(report, { force: true }); // an old report must not count for a run that writes none
  }
  const args = [...(step.args ?? []), ...(step.reporters ?? [])];
  const { code, tail } = await run('npm', ['run', step.script, ...(args.length > 0 ? ['--', ...args] : [])], {
    echo: true,
    env: { ...colours(), ...step.env, ...(chromium.path && { CHROMIUM_PATH: chromium.path }) },
  });

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

function vitest(name) {
  const report = `${REPORTS}/${name}.json`;
  return {
    report,
    reporters: ['--reporter=default', '--reporter=json', `--outputFile=${report}`],
    count: (json) => countVitest(json, ROOT),
  };
}

function playwright(name) {
  const report = `${REPORTS}/${name}.json`;
  return {
    report,
    reporters: ['--reporter=list,json'],
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

function alone({ script, args }) {
  return `npm run ${script}${args ? ` -- ${args.join(' ')}` : ''}`;
}
