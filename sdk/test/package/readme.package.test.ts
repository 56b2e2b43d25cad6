import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useSdkConsumer } from './consumer.ts';

const readme = ['README', 'guides/use-the-sdk', 'guides/native-host']
  .map((name) => readFileSync(new URL(`../../${name}.md`, import.meta.url), 'utf8'))
  .join('\n');
// Each section of the README and the guides by its heading, and the examples in it.
const examples = readme.split(/^## /m).flatMap((part) => {
  const title = part.slice(0, part.indexOf('\n'));
  return [...part.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => ({ title, code }));
});

// Calls the example's own server with the original fetch, because the replacement calls the mock.
const askExpress = `
  const server = example.app.listen(0);
  const ask = (id) =>
    original('http://localhost:' + server.address().port + '/orders/' + id, { headers: { userToken: 'readme' } });
  console.log((await (await ask('order-3015')).json()).orderId, (await ask('order-0')).status);
  server.close();
`;

const askWorker = `
  const headers = { userToken: 'readme' };
  const reply = await example.default.fetch(new Request('http://localhost/', { headers }));
  console.log((await reply.json()).orderId);
`;

describe('the README and the guides', () => {
  const consumer = useSdkConsumer();

  // The output of each example, in the order of the README and the guides. The mock answers for every host.
  const printed: [part: string, lines: RegExp, run?: string][] = [
    ['Ten lines', /^\[ 'Stewed tofu: GI \d+'.+\]$/],
    ['Load only what you call', /^\d+$/],
    ['Load only what you call', /^\d+ 5$/],
    ['Cancel an order', /^cancelled$/],
    ['Go through all pages', /^\d{2,}$/],
    ['Show a toast', /^toast: .+\nbusiness: GONE$/],
    ['Sign in', /^guest\n.+\n(true|false) (true|false)\nguest$/],
    ['Stay signed in', /^guest$/],
    [
      'Use React Query',
      /^\d+ \[\s+'production',\s+'guest',\s+'lookup',\s+'glycemicIndexList',\s+\{ category: 'fruit' \}\s+\]$/,
    ],
    ['Log each call in two lines', /^lookup\.purineIndexList 200$/],
    ['Trace calls with OpenTelemetry', /^\d+$/],
    ['Test without a network', /^\[\]\nGONE\n2$/],
    ['Test with the examples of the description', /^shipped\nPAID\n\d+$/],
    ['See what a server changes', /^$/],
    ['Refuse what violates the description', /^orders\.detail: reply\/data\/orderId is missing, expected string/],
    ['Serve many users with Express', /^order-3015 404$/, askExpress],
    ['Run in Cloudflare Workers', /^order-3015$/, askWorker],
    ['Render on a server', /^\[ 'production user-1001 family relationship' \]$/],
    ['Options of a call', /^aborted: the call was aborted\noperation: lookup\.purineIndexList\n/],
    ['Options of a call', /^\d+$/],
    ['A command that is repeated', /^$/],
    ['A command that is repeated', /^$/],
    ['The order of decisions', /^$/],
    ['Pictures', /^$/],
    ['Errors', /^\{"report":1,"sdk":".+","kind":"business","operation":"medication.delete",.*"code":"GONE"/],
    ['Analytics', /^$/],
    ['What a number may lead to', /^$/],
    ['The files', /^\{"type":"reply","id":"1","result":\{"text":"f-77"\}\}$/],
    ['The side of the page', /^\{\s+text: '.+'\s+\}$/],
  ];
  const prelude = `
    const original = globalThis.fetch;
    globalThis.fetch = async (request, init) => {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = method === 'POST' ? await request.text() : undefined;
      return original(process.env.MOCK_URL + pathname + search, { ...init, method, headers, body });
    };
  `;

  it('the sections of the README have the expected examples', () => {
    expect(examples.map(({ title }) => title)).toEqual(printed.map(([part]) => part));
  });

  // Compiling all examples together takes as long as compiling one.
  let compiled: Promise<void> | undefined;
  const compileAll = () => {
    compiled ??= consumer.compile(
      'readme',
      Object.fromEntries(examples.map(({ code }, index) => [`readme-${index}.mts`, code])),
    );
    return compiled;
  };

  it('the examples of the README compile', async () => {
    await expect(compileAll()).resolves.not.toThrow();
  }, 120_000);

  it('the first example of the README prints foods of the mock', async () => {
    await compileAll();
    const [, port] = /npx @health-app\/mock --port (\d+)/.exec(readme) ?? [];
    const file = join(consumer.project(), 'out-readme/readme-0.mjs');
    const example = (await readFile(file, 'utf8')).replace(`'http://127.0.0.1:${port}'`, 'process.env.MOCK_URL');
    expect(example).toContain('process.env.MOCK_URL');
    expect(await consumer.node('first.mjs', { 'first.mjs': example })).toMatch(/Stewed tofu: GI \d+/);
  });

  it.each(printed.map(([part, lines, run = ''], index) => [part, index, lines, run] as const))(
    'the README example of %s (%i) prints the expected output',
    async (_part, index, lines, after) => {
      await compileAll();
      const run = `${prelude} const example = await import('./out-readme/readme-${index}.mjs'); ${after}`;
      expect(await consumer.node('run.mjs', { 'run.mjs': run })).toMatch(lines);
    },
  );
});
