// Finds a Chromium for the browser tests, or installs one. Used by `npm test` and web/playwright.config.ts. Imports
// only Node built-ins; it loads Playwright at run time, after the installation.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import { print, run } from './processes.mjs';

const DOWNLOAD_LIMIT_MS = 10 * 60_000;

const HELP = `No Chromium was found, and none could be installed. One of these will help:
  npx playwright install --with-deps chromium     (needs the network, and root on Linux)
  install Chromium or Google Chrome the way you install programs
  CHROMIUM_PATH=/where/it/is npm test`;

/** Finds the first existing Chromium that starts. Tests can replace its effects. */
export function findChromium(effects = {}) {
  const { env, exists, starts, ...where } = { ...defaults(), ...effects };
  const chosen = env.CHROMIUM_PATH;
  if (chosen && exists(chosen)) return chosen;
  return candidates({ env, ...where }).find((path) => exists(path) && starts(path));
}

/** The possible paths of Chromium, best first; CHROMIUM_PATH takes precedence over all others. */
export function candidates({ env, platform, home, playwrightPath }) {
  const own = playwrightPath();
  return [...(own ? [own] : []), ...usualPlaces({ env, platform, home })];
}

function usualPlaces({ env, platform, home }) {
  if (platform === 'darwin') {
    const apps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
    const folders = ['/Applications', posix.join(home, 'Applications')];
    return [...inPath(env), ...apps.flatMap((app) => folders.map((folder) => posix.join(folder, app)))];
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return ['Chromium', 'Google\\Chrome'].flatMap((app) =>
      folders.map((folder) => win32.join(folder, app, 'Application', 'chrome.exe')),
    );
  }
  return inPath(env);
}

function inPath(env) {
  const folders = (env.PATH ?? '').split(':').filter(Boolean);
  // The headless shell runs the tests in half the time.
  return ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
    folders.map((folder) => posix.join(folder, name)),
  );
}

/** Finds a Chromium or installs one; throws an Error whose message contains the command to run. */
export async function ensureChromium(effects = {}) {
  const { env, find, install, say, debianRoot, playwrightPath, exists, chineseFont } = {
    ...defaults(),
    find: () => findChromium(effects),
    ...effects,
  };
  const chosen = env.CHROMIUM_PATH;
  if (chosen && !exists(chosen)) say(`CHROMIUM_PATH names ${chosen}, which does not exist; trying other paths.`);

  const downloaded = () => {
    const own = playwrightPath();
    return own !== undefined && exists(own);
  };
  const attempts = [
    { what: "Playwright's Chromium", worthIt: () => true, command: 'npx playwright install chromium' },
    // A minimal system lacks libraries that the downloaded browser needs.
    {
      what: 'the libraries Chromium needs',
      worthIt: () => debianRoot && downloaded(),
      command: 'npx playwright install-deps chromium',
    },
    // Older systems include it only in the full browser.
    {
      what: "the system's headless Chromium",
      worthIt: () => debianRoot,
      command: aptInstall('chromium-headless-shell', 'fonts-noto-cjk'),
    },
    { what: "the system's Chromium", worthIt: () => debianRoot, command: aptInstall('chromium', 'fonts-noto-cjk') },
  ];

  let path = find();
  for (const { what, worthIt, command } of attempts) {
    if (path) break;
    if (!worthIt()) continue;
    say(`Installing ${what}: ${command}`);
    await install(command);
    path = find();
  }
  if (!path) throw new Error(HELP);

  // Without such a font, every Chinese character is the same empty box, so pictures and widths are wrong.
  if (debianRoot && !chineseFont()) {
    say('Installing a font for Chinese.');
    const code = await install(aptInstall('fontconfig', 'fonts-noto-cjk'));
    if (code !== 0) say('That failed; Chinese text will show as boxes in the browser tests.');
  }
  return path;
}

function aptInstall(...packages) {
  return `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
}

function defaults() {
  const { env, platform } = process;
  return {
    env,
    platform,
    home: homedir(),
    playwrightPath,
    exists: existsSync,
    // On Linux, an existing file may not start: a library may be missing, or the command may be a stub that refers to a
    // store.
    starts: (path) => platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0,
    debianRoot: process.getuid?.() === 0 && existsSync('/etc/debian_version'),
    chineseFont: () => Boolean(spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout?.trim()),
    install: async (command) => {
      const [program, ...args] = platform === 'win32' ? command.split(' ') : ['sh', '-c', command];
      const options = { echo: print, timeLimit: DOWNLOAD_LIMIT_MS, env: { DEBIAN_FRONTEND: 'noninteractive' } };
      return (await run(program, args, options)).code;
    },
    say: console.log,
  };
}

/** Playwright's browser in the matching version, downloaded or not. */
function playwrightPath() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined; // not installed, or no build for this system
  }
}
