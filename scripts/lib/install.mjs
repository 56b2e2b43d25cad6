// Installs the dependencies if needed, so that `npm start` and `npm test` work directly after a clone. Imports only Node
// built-ins, because it runs before the installation.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { print, ROOT, run } from './processes.mjs';

/** Installs if needed, and prints the reason. Throws an Error with a message for the user. */
export async function ensureInstalled() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  if (!nodeIsNewEnough(process.versions.node, engines.node)) {
    throw new Error(`This project needs Node ${engines.node}; this is Node ${process.versions.node}.`);
  }

  const reason = installReason({
    lockTime: modified('package-lock.json'),
    // npm writes this file last, so without it the installation is incomplete.
    installedTime: modified('node_modules/.package-lock.json'),
  });
  if (!reason) return;

  console.log(`Installing dependencies (${reason}) …`);
  // --include=dev: NODE_ENV=production would omit the development tools.
  const { code } = await run('npm', ['ci', '--include=dev'], { echo: print });
  if (code !== 0) {
    throw new Error(`Installing failed (exit code ${code}). Run it alone to see more: npm ci`);
  }
}

/** The reason for an installation, if any. Times in ms; undefined for a missing file. */
export function installReason({ lockTime, installedTime }) {
  if (installedTime === undefined) return 'none are installed yet';
  if (lockTime !== undefined && lockTime > installedTime) return 'package-lock.json has changed';
  return undefined;
}

/** Supports only ranges such as >=20.19, the form in package.json. */
export function nodeIsNewEnough(version, range) {
  const [major, minor] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor = 0] = range.replace('>=', '').split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

function modified(path) {
  return statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs;
}
