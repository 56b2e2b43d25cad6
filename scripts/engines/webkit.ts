/** WebKitGTK, the engine of Safari as packaged by Debian, controlled by its WebDriver on a virtual screen. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pickPort } from '../lib/ports.mjs';
import { delay, launch, run } from '../lib/processes.mjs';
import { type Engine, timeZone, viewport } from './engine.ts';

const packages = ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'];
const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth', '/usr/bin/dbus-run-session'];

export async function openWebKit(cache: string): Promise<Engine> {
  await ensureInstalled();
  const port = await pickPort(4_444);
  const { width, height } = viewport;
  const screen = ['-a', '-s', `-screen 0 ${width}x${height}x24`];
  const server = launch('dbus-run-session', ['--', 'xvfb-run', ...screen, 'WebKitWebDriver', `--port=${port}`], {
    env: { XDG_CONFIG_HOME: narrowWindows(join(cache, 'webkit')), TZ: timeZone, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const send = (method: string, path: string, body?: object) => request(port, method, path, body);
  await untilReady(send, server.tail);
  const options = { binary: miniBrowser(), args: ['--automation', '--full-screen'] };
  const { sessionId, capabilities } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `/session/${sessionId}`;
  const run = (expression: string) =>
    send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const act = (type: 'pointer' | 'key', actions: object[]) =>
    send('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] });
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, ...viewport });
  return {
    label: `WebKitGTK ${capabilities.browserVersion}`,
    open: async (url) => {
      await send('POST', `${session}/url`, { url });
    },
    evaluate: async <T>(expression: string) => (await run(expression)) as T,
    click: async (x, y) => {
      const press = { button: 0 };
      await act('pointer', [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', ...press },
        { type: 'pointerUp', ...press },
      ]);
    },
    type: async (text) => {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act('key', keys);
    },
    picture: async () => Buffer.from((await send('GET', `${session}/screenshot`)) as string, 'base64'),
    close: async () => {
      await send('DELETE', session);
      await server.stop();
    },
  };
}

async function ensureInstalled(): Promise<void> {
  const missing = () => programs.filter((program) => !existsSync(program));
  if (missing().length === 0) return;
  const command = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log(`Installing WebKit: ${command}`);
    await run('sh', ['-c', command], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
  if (missing().length > 0) {
    throw new Error(`WebKit needs ${missing().join(', ')}. On Debian or Ubuntu, as root:\n  ${command}`);
  }
}

/** The browser in the driver's package, whose folder depends on the machine's architecture. */
function miniBrowser(): string {
  const paths = readdirSync('/usr/lib').flatMap((folder) =>
    ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
  );
  const path = paths.find((candidate) => existsSync(candidate));
  if (!path) throw new Error('webkit2gtk-driver came without its MiniBrowser');
  return path;
}

/** Writes a style for the browser's own buttons, because their size would keep the window wider than a phone. */
function narrowWindows(folder: string): string {
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
  const style = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\n';
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), style);
  return folder;
}

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

async function untilReady(send: Send, tail: (lines: number) => string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await send('GET', '/status');
      return;
    } catch {
      await delay(200);
    }
  }
  throw new Error(`WebKitWebDriver does not answer:\n${tail(20)}`);
}

async function request(port: number, method: string, path: string, body?: object): Promise<unknown> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await reply.json()) as { value: { error?: string; message?: string } | null };
  if (!reply.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}
