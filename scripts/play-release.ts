/**
 * npm run release -- play-release  makes two releases in a copy of the repository, up to a local registry, and installs them
 *                                  in a project of another team: the pending one, then one with a breaking and an additive
 *                                  change. Takes a few minutes
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from './lib/arguments.ts';
import { packages, pendingChangesets, readManifest } from './release/packages.ts';
import { startRegistry } from './release/registry.ts';
import { createWorkingCopy, type WorkingCopy } from './release/working-copy.ts';

readArguments(import.meta.filename, {});

const added = '  remark:\n    type: string\n    maxLength: 50\n    description: A remark.\n';
const changeset = "---\n'@health-app/sdk': minor\n---\n\nA search needs a keyword, and foods have a remark.\n";

const program = (call: string, more: string) => `
import { createHealthClient, type GlycemicFood } from '@health-app/sdk';
import { createFakeTransport, ok } from '@health-app/sdk/testing';
const food = { nameEn: 'Tofu' } as GlycemicFood;
const { fetch } = createFakeTransport(ok([food]));
const health = createHealthClient({ environment: 'test', app: 'main', appVersion: '1.0.0', fetch });
for (const { nameEn${more} } of await health.lookup.${call}) console.log(nameEn);
`;
const usesFirst = program('glycemicIndexList()', '');
const usesSecond = program("glycemicIndexList({ keyword: 'tofu' })", ', remark: _remark');

const source = join(import.meta.dirname, '..');
const registry = await startRegistry();
const archives = await mkdtemp(join(tmpdir(), 'archives-'));
const project = await mkdtemp(join(tmpdir(), 'consumer-'));
// Only our packages come from the local registry.
const npmrc = `@health-app:registry=${registry.url}\n//${new URL(registry.url).host}/:_authToken=local\naudit=false\n`;
await writeFile(join(archives, '.npmrc'), npmrc);
const copy = await createWorkingCopy(source, { NPM_CONFIG_USERCONFIG: join(archives, '.npmrc') });

try {
  const first = await release(copy);
  await installed(first, usesFirst);
  print(`${first} is installed, compiles and answers in another project`);

  await edit('openapi/lookup/schemas/GlycemicFood.yaml', /^properties:\n/m, `$&${added}`);
  await edit('openapi/lookup/paths/glycemicIndexList.yaml', /- name: keyword\n/, '$&        required: true\n');
  await copy.run('npm', 'run', 'generate');
  await fails(copy.run('npm', 'run', 'breaking', '--', '--check'), 'The changesets promise nothing');
  print('a breaking change without a changeset is refused');

  await writeFile(join(copy.root, '.changeset/second.md'), changeset);
  await copy.run('npm', 'run', 'breaking', '--', '--check');
  await copy.commit('Require a keyword');
  const second = await release(copy);
  if (second === first) throw new Error(`The second release has the version of the first: ${first}`);
  await fails(installed(second, usesFirst), 'Expected 1-2 arguments, but got 0');
  print('the compiler shows the breaking change to the other project');
  await installed(second, usesSecond);
  print(`${second} is installed, compiles and answers in another project`);
} finally {
  await Promise.all([registry.close(), copy.remove()]);
  for (const folder of [archives, project]) await rm(folder, { recursive: true });
}

/** Creates the next version and publishes it, as the workflow does. @returns the version */
async function release({ run, root, commit }: WorkingCopy): Promise<string> {
  // Simulates the workflow after the version was merged.
  if ((await pendingChangesets(root)).length > 0) {
    await expectStep('version');
    await run('npm', 'run', 'release', '--', 'version');
    await commit('Release the next version');
  }
  await run('npm', 'run', 'breaking', '--', '--check');
  await expectStep('publish');
  const versions = await Promise.all(packages.map(async (folder) => (await readManifest(root, folder)).version));
  const [version = ''] = versions;
  if (versions.some((other) => other !== version)) throw new Error(`Different versions: ${versions.join(', ')}`);
  for (const folder of packages) {
    const changes = await readFile(join(root, folder, 'CHANGELOG.md'), 'utf8');
    if (!changes.includes(`## ${version}\n`)) throw new Error(`${folder}/CHANGELOG.md does not have ${version}`);
  }
  await run('npm', 'run', 'build', '-w', 'sdk', '-w', 'mocks/api', '-w', 'mocks/contract');
  const packed = (await run('npm', 'run', '--silent', 'release', '--', 'pack', archives)).trim().split('\n');
  for (const archive of packed) {
    // Only GitHub can sign the provenance.
    const args = ['publish', archive, '--ignore-scripts', '--provenance=false'];
    await run('npm', ...args, '--dry-run');
    await run('npm', ...args);
  }
  await expectStep('none');
  print(`${version} is published: ${packed.length} packages`);
  return version;
}

async function expectStep(expected: string): Promise<void> {
  const step = (await copy.run('npm', 'run', '--silent', 'release', '--', 'step')).trim();
  if (step !== expected) throw new Error(`The next step of the release is ${step}, not ${expected}`);
}

async function edit(file: string, pattern: RegExp, replacement: string): Promise<void> {
  const path = join(copy.root, file);
  const before = await readFile(path, 'utf8');
  const after = before.replace(pattern, replacement);
  if (after === before) throw new Error(`${file} has no ${pattern}`);
  await writeFile(path, after);
}

/** Installs a version of the SDK in another project, compiles a program with it, and runs it. */
async function installed(version: string, program: string): Promise<void> {
  await writeFile(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await writeFile(join(project, '.npmrc'), npmrc);
  await writeFile(join(project, 'main.ts'), program);
  const within = (command: string, ...args: string[]) => copy.runIn(project, command, ...args);
  await within('npm', 'install', '--ignore-scripts', '--no-fund', `@health-app/sdk@${version}`);
  const tsc = join(source, 'node_modules/typescript/bin/tsc');
  const options = ['--strict', '--module', 'node16', '--target', 'es2022', '--lib', 'es2022,dom'];
  await within(process.execPath, tsc, ...options, 'main.ts');
  const printed = (await within(process.execPath, 'main.js')).trim();
  if (printed !== 'Tofu') throw new Error(`The program prints ${printed}`);
}

async function fails(attempt: Promise<unknown>, reason: string): Promise<void> {
  const error: unknown = await attempt.then(
    () => new Error('it succeeds'),
    (fault) => fault,
  );
  if (!String(error).includes(reason)) throw new Error(`Not refused by "${reason}": ${error}`);
}

function print(line: string): void {
  console.log(`✔ ${line}`);
}
