/**
 * npm run hosting              builds the app for production and checks nginx and Caddy with the files of web/hosting
 * npm run hosting -- nginx     checks this server alone
 * Both come from Debian; as root, what is missing is installed. Each server runs on a free port of this machine until its
 * checks end. The exit code is 0 when every server keeps every rule of web/hosting/checks.ts, and a changed security policy
 * reaches a browser with the service worker.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { checks } from '../web/hosting/checks.ts';
import { exampleSettings } from '../web/hosting/example-settings.ts';
import { securityHeaders } from '../web/security-headers.ts';
import { readSettings } from '../web/settings.ts';
import { checkPolicyChange } from './hosting/policy-change.ts';
import { type Server, servers, startServer } from './hosting/servers.ts';
import { readArguments, refuseArguments } from './lib/arguments.ts';
import { buildApp, buildSdk } from './lib/build-app.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache/hosting');
const site = join(cache, 'site');
const configuration = join(cache, 'configuration');

const { positionals: names } = readArguments(import.meta.filename, {}, true);
const unknown = names.filter((name) => !servers.some((server) => server.name === name));
if (unknown.length > 0) {
  refuseArguments(`The servers are ${servers.map(({ name }) => name).join(', ')}, not ${unknown.join(', ')}`);
}
const chosen = servers.filter(({ name }) => names.length === 0 || names.includes(name));

for (const server of chosen) install(server);
await build();
let failures = 0;
for (const server of chosen) failures += await check(server);
process.exitCode = failures ? 1 : 0;

/** Installs the packages of a server that are missing. */
function install({ name, packages }: Server): void {
  const isInstalled = (one: string) => {
    try {
      return /^Status: .* installed$/m.test(execFileSync('dpkg', ['-s', one], { stdio: 'pipe', encoding: 'utf8' }));
    } catch {
      return false;
    }
  };
  const missing = packages.filter((one) => !isInstalled(one));
  if (!missing.length) return;
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...missing];
  if (process.getuid?.() !== 0) throw new Error(`${name} is not installed: sudo ${command.join(' ')}`);
  execFileSync('apt-get', command.slice(1), {
    stdio: 'inherit',
    // The packages must not start a server when they are installed.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}

async function build(): Promise<void> {
  await buildSdk();
  await buildApp('web', site, exampleSettings);
  execFileSync('npm', ['exec', '--', 'tsx', 'hosting/finish.ts', site, configuration], {
    cwd: join(root, 'web'),
    env: { ...process.env, ...exampleSettings },
    stdio: 'inherit',
  });
}

/** Prints a line per rule. Returns the number of broken rules. */
async function check(server: Server): Promise<number> {
  const version = execFileSync('sh', ['-c', `${server.name} ${server.version.join(' ')} 2>&1`], { encoding: 'utf8' });
  console.log(`\n${server.name} (${version.trim()})`);
  const running = await startServer(server, join(cache, server.name), site, configuration);
  const { origin, readLog } = running;
  const rules = [
    ...checks,
    {
      name: 'another security policy reaches a browser that has stored the app, without a new release',
      run: () => checkPolicyChange(running),
    },
  ];
  let failed = 0;
  try {
    for (const { name, run } of rules) {
      try {
        await run({ origin, site, securityHeaders: securityHeaders(readSettings(exampleSettings)), readLog });
        console.log(`  ✓ ${name}`);
      } catch (error) {
        failed += 1;
        console.log(`  ✗ ${name}\n    ${(error as Error).message.replaceAll('\n', '\n    ')}`);
      }
    }
  } finally {
    await running.stop();
  }
  console.log(`  ${rules.length - failed} passed, ${failed} failed`);
  return failed;
}
