// Installs the dependencies when that is needed, so that `npm start` and `npm test` work straight after a clone.
// Node built-ins only: this is what runs before anything is installed.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './processes.mjs';

/** Installs if needed; says why. Throws an Error whose message can be shown as it is. */
export async function ensureInstalled() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  if (!nodeIsNewEnough(process.versions.node, engines.node)) {
    throw new Error(`This project needs Node ${engines.node}; this is Node ${process.versions.node}.`);
  }

  const reason = installReason({
    lockTime: modified('package-lock.json'),
    // npm writes this file last: without it an install was never finished.
    installedTime: modified('node_modules/.package-lock.json'),
  });
  if (!reason) return;

  console.log(`Installing dependencies (${reason}) …`);
  // --include=dev: NODE_ENV=production would leave out the very tools that are run next.
  const { code } = await run('npm', ['ci', '--include=dev'], { echo: true });
  if (code !== 0) {
    throw new Error(`Installing failed (exit code ${code}). Run it alone to see more: npm ci`);
  }
}

/** Why an install is needed, if it is. Times in ms; undefined where there is no such file. */
export function installReason({ lockTime, installedTime }) {
  if (installedTime === undefined) return 'none are installed yet';
  if (lockTime !== undefined && lockTime > installedTime) return 'package-lock.json has changed';
  return undefined;
}

/** Knows ranges such as >=20.19, the only form that package.json uses here. */
export function nodeIsNewEnough(version, range) {
  const [major, minor] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor = 0] = range.replace('>=', '').split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

function modified(path) {
  return statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs;
}
