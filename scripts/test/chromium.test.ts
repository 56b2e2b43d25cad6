import { describe, expect, test } from 'vitest';
import { candidates, ensureChromium, findChromium } from '../lib/chromium.mjs';

const OWN = '/cache/playwright/chrome';

/** A Linux machine with only these files. */
const machine = (...files: string[]) => ({
  env: { PATH: '/usr/local/bin:/usr/bin' } as Record<string, string | undefined>,
  platform: 'linux',
  home: '/home/me',
  playwrightPath: (): string | undefined => OWN,
  exists: (path: string) => files.includes(path),
  starts: () => true,
  debianRoot: false,
  chineseFont: () => true,
});

describe('finding', () => {
  test('CHROMIUM_PATH has the highest priority', () => {
    const here = machine('/opt/mine', OWN, '/usr/bin/chromium');
    expect(findChromium({ ...here, env: { ...here.env, CHROMIUM_PATH: '/opt/mine' } })).toBe('/opt/mine');
  });

  test('a CHROMIUM_PATH that does not exist is skipped', () => {
    const here = machine(OWN);
    expect(findChromium({ ...here, env: { ...here.env, CHROMIUM_PATH: '/opt/gone' } })).toBe(OWN);
  });

  test("Playwright's browser has priority over an installed one", () => {
    expect(findChromium(machine('/usr/bin/chromium', OWN))).toBe(OWN);
  });

  test('without Playwright, installed browsers are found by name, then by folder of PATH', () => {
    expect(candidates({ ...machine(), playwrightPath: () => undefined })).toEqual([
      '/usr/local/bin/chromium-headless-shell',
      '/usr/bin/chromium-headless-shell',
      '/usr/local/bin/chromium',
      '/usr/bin/chromium',
      '/usr/local/bin/chromium-browser',
      '/usr/bin/chromium-browser',
      '/usr/local/bin/google-chrome',
      '/usr/bin/google-chrome',
    ]);
  });

  test('a browser that does not start is skipped', () => {
    const here = machine('/usr/bin/chromium-browser', '/usr/bin/google-chrome');
    expect(findChromium({ ...here, starts: (path) => !path.endsWith('chromium-browser') })).toBe(
      '/usr/bin/google-chrome',
    );
  });

  test('macOS applications are found too, those of all users first', () => {
    const paths = candidates({ ...machine(), platform: 'darwin', env: { PATH: '/bin' } });
    expect(paths.slice(0, 2)).toEqual([OWN, '/bin/chromium-headless-shell']);
    expect(paths.slice(-2)).toEqual([
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/home/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ]);
  });

  test('on Windows the program folders are searched', () => {
    const env = { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Local' };
    expect(candidates({ ...machine(), platform: 'win32', env })).toEqual([
      OWN,
      'C:\\Program Files\\Chromium\\Application\\chrome.exe',
      'C:\\Local\\Chromium\\Application\\chrome.exe',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Local\\Google\\Chrome\\Application\\chrome.exe',
    ]);
  });

  test('without a browser the result is undefined', () => {
    expect(findChromium(machine())).toBeUndefined();
  });
});

describe('installing', () => {
  const PLAYWRIGHT = 'npx playwright install chromium';
  const LIBRARIES = 'npx playwright install-deps chromium';
  const SHELL = 'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell fonts-noto-cjk';
  const SYSTEM = 'apt-get update && apt-get install -y --no-install-recommends chromium fonts-noto-cjk';
  const FONT = 'apt-get update && apt-get install -y --no-install-recommends fontconfig fonts-noto-cjk';

  /** A machine where a command creates a Chromium, and a record of the executed commands. */
  function installing(makes: Record<string, string>, on: Partial<ReturnType<typeof machine>> = {}) {
    const commands: string[] = [];
    const said: string[] = [];
    let found: string | undefined;
    const effects = {
      ...machine(),
      ...on,
      find: () => found,
      say: (text: string) => void said.push(text),
      install: async (command: string) => {
        commands.push(command);
        found ??= makes[command];
        return makes[command] ? 0 : 1;
      },
    };
    return { commands, said, effects };
  }

  test('an existing browser needs no installation', async () => {
    const { commands, effects } = installing({});
    expect(await ensureChromium({ ...effects, find: () => OWN })).toBe(OWN);
    expect(commands).toEqual([]);
  });

  test("Playwright's browser is tried first, and suffices", async () => {
    const { commands, effects } = installing({ [PLAYWRIGHT]: OWN }, { debianRoot: true });
    expect(await ensureChromium(effects)).toBe(OWN);
    expect(commands).toEqual([PLAYWRIGHT]);
  });

  test("on Debian as root the system's headless shell is next", async () => {
    const { commands, effects } = installing({ [SHELL]: '/usr/bin/chromium-headless-shell' }, { debianRoot: true });
    expect(await ensureChromium(effects)).toBe('/usr/bin/chromium-headless-shell');
    expect(commands).toEqual([PLAYWRIGHT, SHELL]);
  });

  test('without a headless shell, the full browser is installed', async () => {
    const { commands, effects } = installing({ [SYSTEM]: '/usr/bin/chromium' }, { debianRoot: true });
    expect(await ensureChromium(effects)).toBe('/usr/bin/chromium');
    expect(commands).toEqual([PLAYWRIGHT, SHELL, SYSTEM]);
  });

  test('a downloaded browser that does not start gets its libraries before the next attempt', async () => {
    const { commands, effects } = installing(
      { [LIBRARIES]: OWN },
      { debianRoot: true, exists: (path) => path === OWN },
    );
    expect(await ensureChromium(effects)).toBe(OWN);
    expect(commands).toEqual([PLAYWRIGHT, LIBRARIES]);
  });

  test('on other systems no system command runs, and the message lists the options', async () => {
    const { commands, effects } = installing({});
    await expect(ensureChromium(effects)).rejects.toThrow(/No Chromium was found[\s\S]*CHROMIUM_PATH=/);
    expect(commands).toEqual([PLAYWRIGHT]);
  });

  test('a missing font for Chinese is installed on Debian as root, and its failure is only printed', async () => {
    const { commands, said, effects } = installing({}, { debianRoot: true, chineseFont: () => false });
    expect(await ensureChromium({ ...effects, find: () => '/usr/bin/chromium' })).toBe('/usr/bin/chromium');
    expect(commands).toEqual([FONT]);
    expect(said.at(-1)).toContain('Chinese text will show as boxes');
  });

  test('a CHROMIUM_PATH that does not exist is printed', async () => {
    const { said, effects } = installing({}, { env: { CHROMIUM_PATH: '/opt/gone' } });
    await ensureChromium({ ...effects, find: () => OWN });
    expect(said).toEqual(['CHROMIUM_PATH names /opt/gone, which does not exist; trying other paths.']);
  });
});
