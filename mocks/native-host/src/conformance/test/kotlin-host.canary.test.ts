/** The sample host in Kotlin, compiled against a fake web view, answers the suite that an app on a phone answers. */
import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { bridgeActions } from '@health-app/sdk/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Channel } from '../channel.ts';
import { prepareRun } from '../run.ts';
import { androidFiles } from './fake-android/android.ts';
import { actionsOn } from './host-channel.ts';

const run = promisify(execFile);
const native = join(import.meta.dirname, '../../../../../sdk/native');
const fakes = join(import.meta.dirname, 'fake-android');
const picture = `data:image/jpeg;base64,${readFileSync(join(native, 'pictures/meal.jpg'), 'base64')}`;
const origin = 'https://h5.health-app.example';

/** From the Debian packages `kotlin` and `libandroid-json-java`. */
const json = '/usr/share/java/com.android.json.jar';
const kotlinLibrary = '/usr/share/java/kotlin-stdlib.jar';
const canCompile = [json, kotlinLibrary, '/usr/bin/kotlinc', '/usr/bin/javac'].every((file) => existsSync(file));

/** A language in which the lower case of I is not i. */
const TURKISH = ['-Duser.language=tr', '-Duser.country=TR'];

let folder = '';
const running = new Set<ChildProcessWithoutNullStreams>();

const examples = Object.fromEntries(
  actionsOn('android').map((name) => [name, bridgeActions[name]?.example.result ?? null]),
);
examples.chooseImage = { images: [{ url: picture }] };

const before = 'window.healthBridgeReceive && window.healthBridgeReceive(';

/** Starts the compiled host. @param hosted `app`: the sample's own actions; `examples`: all actions */
function start(hosted: 'app' | 'examples') {
  const classes = [folder, json, kotlinLibrary].join(':');
  const files = [join(native, 'bridge.schema.json'), join(folder, 'examples.json')];
  const child = spawn('java', [...TURKISH, '-cp', classes, 'MainKt', ...files, hosted]);
  running.add(child);
  child.stderr.on('data', (data) => process.stderr.write(data));
  let receive: (given: unknown) => void = () => {};
  let rest = '';
  /** The lines of other scripts that the page runs. */
  const scripts: string[] = [];
  // An id may contain U+2028, at which `readline` would break the line.
  child.stdout.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const script of lines) {
      if (script.startsWith(before)) receive(JSON.parse(script.slice(before.length, -1)));
      else scripts.push(script);
    }
  });
  const command = (given: object) => void child.stdin.write(`${JSON.stringify(given)}\n`);
  const post = (text: unknown, from: string, isMainFrame: boolean) =>
    command({ text: String(text), origin: from, isMainFrame });
  const channel: Channel = {
    platform: 'android',
    post: (message) => post(message, origin, true),
    async postFromFrame(message, frame) {
      post(message, frame === 'own' ? origin : 'null', false);
      return { hasChannel: true, close: () => {} };
    },
    listen: (next) => {
      receive = next;
    },
  };
  return { channel, command, post, scripts };
}

async function conformance(hosted: 'app' | 'examples') {
  const { channel, command } = start(hosted);
  const suite = prepareRun(channel, {
    async ask({ id }) {
      command({ playing: id });
      return 'yes';
    },
    limits: { quiet: 100, underWay: 100 },
  });
  return suite.run();
}

/** Gives the answers to some messages. The last one goes out when the host has taken all others. */
async function replies(host: ReturnType<typeof start>, say: (host: ReturnType<typeof start>) => void) {
  const said: { id: string; error?: { code: string }; result?: unknown }[] = [];
  const hello = (id: string) => host.channel.post(JSON.stringify({ type: 'hello', id, version: 1 }));
  const isDone = new Promise<void>((resolve) => {
    host.channel.listen((text) => {
      const message = JSON.parse(String(text));
      if (message.id === 'first') hello('last');
      else if (message.id === 'last') resolve();
      else said.push(message);
    });
  });
  say(host);
  hello('first');
  await isDone;
  return said;
}

const item = (id: string) => ({ type: 'call', id, action: 'getItem', params: { key: 'a' } });

describe.skipIf(!canCompile)('the sample host in Kotlin', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kotlin-host-'));
    for (const [name, source] of androidFiles) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), source);
    }
    await writeFile(join(folder, 'examples.json'), JSON.stringify(examples));
    await run('javac', ['-d', folder, ...androidFiles.map(([name]) => join(folder, name))]);
    const sources = ['HealthBridgeAction.kt', 'HealthBridgeHost.kt', 'HealthPictures.kt'].map((name) =>
      join(native, name),
    );
    await run('kotlinc', ['-cp', `${folder}:${json}`, '-d', folder, ...sources, join(fakes, 'Main.kt')]);
  });
  afterAll(async () => {
    for (const child of running) child.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['app', 'examples'] as const)('keeps every rule that a page can see: %s', async (hosted) => {
    const results = await conformance(hosted);
    expect(
      results.flatMap(({ case: { id }, record }) => record.problems.map(({ reason }) => `${id}: ${reason}`)),
    ).toEqual([]);
    const offered = results.filter(({ case: { id }, status }) => id.startsWith('actions/') && status === 'pass');
    expect(offered).toHaveLength(hosted === 'app' ? 14 : actionsOn('android').length);
  });

  it('accepts the parameters that the table allows, and no others', async () => {
    const values = [null, 'x', -1, 1.5, true, [], {}];
    const cases = actionsOn('android').flatMap((action) => {
      const { kind = '', example, params } = bridgeActions[action] ?? {};
      const given = (example?.params ?? {}) as Record<string, unknown>;
      const changed = Object.keys(given).flatMap((name) => values.map((value) => ({ ...given, [name]: value })));
      return kind === 'call' && action !== 'uploadImage'
        ? [given, {}, ...changed].map((sample) => ({ action, sample, isValid: isValid(params, sample) }))
        : [];
    });
    const host = start('examples');
    const said = await replies(host, () => {
      for (const [index, { action, sample }] of cases.entries()) {
        host.channel.post(JSON.stringify({ type: 'call', id: `${index}`, action, params: sample }));
      }
    });
    const refused = said.filter(({ error }) => error?.code === 'bad params');
    const expected = cases.flatMap(({ isValid: valid }, index) => (valid ? [] : [`${index}`]));
    expect(said).toHaveLength(cases.length);
    expect(refused.map(({ id }) => id)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(200);
  });

  it('gives the picture of the golden conversation without metadata', async () => {
    const golden = JSON.parse(readFileSync(join(native, 'golden/picture.json'), 'utf8'));
    const clean = golden.messages[3].message.result.images[0].url;
    const message = { type: 'call', id: '1', action: 'chooseImage', params: { count: 1 } };
    const upload = { type: 'call', id: '2', action: 'uploadImage', params: { url: picture, purpose: 'food' } };
    const damaged = { ...upload, id: '3', params: { ...upload.params, url: picture.slice(0, 900) } };
    const said = await replies(start('app'), ({ channel }) => {
      const uploaded = { ...item('4'), params: { key: 'uploaded' } };
      for (const one of [message, upload, damaged, uploaded]) channel.post(JSON.stringify(one));
    });
    expect(said).toMatchObject([
      { id: '1', result: { images: [{ url: clean }] } },
      { id: '2', result: { url: 'https://img.health-app.example/food/7781.jpg' } },
      { id: '3', error: { code: 'not supported' } },
      // The fake app stores what it uploads.
      { id: '4', result: { value: `food ${clean}` } },
    ]);
  });

  it('opens links outside the web view, and saves the files of the page', async () => {
    const host = start('app');
    const opened = async () => {
      const [said] = await replies(host, ({ channel }) =>
        channel.post(JSON.stringify({ ...item('1'), params: { key: 'opened' } })),
      );
      return Object(said?.result).value;
    };
    const links = [
      'tel:120',
      'https://www.who.int/a?b=1',
      `${origin}/orders`,
      'http://who.int/',
      'market://details?id=a',
    ];
    for (const link of links) host.command({ link });
    host.command({ download: `${origin}/report.pdf` });
    expect(await opened()).toBe(`dial 120\nbrowser https://www.who.int/a?b=1\nbrowser ${origin}/report.pdf\n`);

    host.command({ download: 'blob:https://h5.health-app.example/1' });
    await opened();
    const saved = await new Promise<string>((resolve) => {
      runInNewContext(host.scripts.join('\n'), {
        document: { links: [{ href: 'blob:https://h5.health-app.example/1', download: 'my-data.json' }] },
        fetch: async (url: string) => ({ blob: async () => url }),
        FileReader: class {
          result = '';
          onload() {}
          readAsDataURL(url: string) {
            this.result = `data:application/json,${url}`;
            this.onload();
          }
        },
        healthDownload: { postMessage: resolve },
      });
    });
    const post = (text: string, isMainFrame: boolean) =>
      host.command({ channel: 'healthDownload', text, origin, isMainFrame });
    post(saved, false);
    post('no-address', true);
    post('page\njavascript:0', true);
    post(saved, true);
    const last = 'file my-data.json data:application/json,blob:https://h5.health-app.example/1\n';
    expect((await opened()).split(/(?<=\n)/).slice(3)).toEqual([last]);
  });

  it('says nothing to another origin, to a frame, to what is no message, or after the page is left', async () => {
    const said = await replies(start('app'), ({ post, command, channel }) => {
      const text = JSON.stringify(item('1'));
      post(text, `${origin}.evil.example`, true);
      post(text, 'http://h5.health-app.example', true);
      post(text, origin, false);
      for (const wrong of ['{', '"call"', '['.repeat(100_000), JSON.stringify({ ...item(''), id: 'x'.repeat(101) })]) {
        channel.post(wrong);
      }
      channel.post(JSON.stringify({ type: 'stream', id: '2', action: 'interceptBack', params: {} }));
      command({ url: `${origin}/other` });
    });
    expect(said.filter(({ id }) => id !== '2')).toEqual([]);
  });
});

function isValid(check: ((value: unknown, where: string) => unknown) | undefined, sample: object): boolean {
  try {
    check?.(sample, 'params');
    return true;
  } catch {
    return false;
  }
}
