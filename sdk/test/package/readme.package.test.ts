import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useConsumer } from './consumer.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
// Each part of the README from its heading on, and the examples in it.
const examples = readme.split(/^## /m).flatMap((part) => {
  const title = part.slice(0, part.indexOf('\n'));
  return [...part.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => ({ title, code }));
});

describe('the README', () => {
  const consumer = useConsumer();

  // What each prints, in the order of the README. Whatever host an example names, the mock answers.
  const printed: [part: string, lines: RegExp][] = [
    ['Ten lines', /^\[ 'Tofu, stewed: GI \d+'.+\]$/],
    ['Session', /^guest\n.+\n(true|false) (true|false)\nguest$/],
    ['Options of a call', /^aborted: the call was aborted\noperation: lookup\.purineIndexList\n/],
    ['Options of a call', /^\d+$/],
    ['React Query', /^\d+ \[ 'production', 'lookup', 'glycemicIndexList', \{ category: 'fruit' \} \]$/],
    ['Analytics', /^$/],
    ['Bridge', /^\{\s+text: '.+'\s+\}$/],
    ['Testing your code', /^\[\]\n提醒不存在\n2$/],
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

  it('has an example of every part', () => {
    expect(examples.map(({ title }) => title)).toEqual(printed.map(([part]) => part));
  });

  it.each(printed.map(([part, lines], index) => [part, index, lines] as const))(
    'has an example of %s (%i) that compiles and runs',
    async (_part, index, lines) => {
      const name = `readme-${index}`;
      // The examples print; a project without the types of Node or a browser says so itself.
      await consumer.compile(name, 'mts', examples[index]?.code ?? '');
      const run = `${prelude} await import('./out-${name}/${name}.mjs');`;
      expect(await consumer.node('run.mjs', { 'run.mjs': run })).toMatch(lines);
    },
  );
});
