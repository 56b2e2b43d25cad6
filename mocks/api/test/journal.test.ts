import { afterAll, describe, expect, it } from 'vitest';
import { Journal } from '../answer/journal.ts';
import { DELETE, freshMock, LIST, refused, says } from './client.ts';

const mock = await freshMock();
const { call, post, control } = mock;
afterAll(() => mock.close());
const journal = async (query = '') => (await control('GET', `journal${query}`)).body.data;

describe('the journal', () => {
  it('the journal has each call by world, with its input and reply', async () => {
    await call(`${LIST}?date=2026-11-20`, { userToken: 'ann' });
    await post(DELETE, '{"reminderId":"rem-2004"}', { userToken: 'bob' });
    const [read] = await journal('?world=ann');
    expect(read).toMatchObject({
      at: expect.stringMatching(/^2026-11-20T16:00:00/),
      world: 'ann',
      operation: 'medication.list',
      method: 'GET',
      url: `${LIST}?date=2026-11-20`,
      input: { date: '2026-11-20' },
      status: 200,
      source: 'usual',
      fault: null,
      delay: 0,
      duration: expect.any(Number),
      headers: expect.objectContaining({ appversion: '5.2.0', usertoken: 'ann' }),
    });
    expect(read.reply.data).toHaveLength(4);
    const [command] = await journal('?operation=medication.delete');
    expect(command).toMatchObject({ world: 'bob', input: { reminderId: 'rem-2004' }, reply: { success: true } });
    expect(command.number).toBe(read.number + 1);
    expect(await journal(`?after=${read.number}`)).toEqual([command]);
  });

  it('the journal has refused calls with their reason, and unknown paths', async () => {
    await call(`${LIST}?date=x`, { userToken: 'cleo' });
    await call('/nope', { userToken: 'cleo' });
    await call(LIST, { userToken: 'cleo', prefer: 'example=empty' });
    expect(await journal('?world=cleo')).toMatchObject([
      { operation: 'medication.list', status: 400, source: 'refusal', input: { date: 'x' } },
      { operation: null, status: 404, source: 'refusal' },
      { operation: 'medication.list', status: 200, source: 'example' },
    ]);
  });

  it('the journal keeps each reply as it was sent, although the world changes later', async () => {
    await call(LIST, { userToken: 'dan' });
    await post(DELETE, '{"reminderId":"rem-2004"}', { userToken: 'dan' });
    const [before] = await journal('?world=dan');
    expect(before.reply.data).toHaveLength(4);
  });

  it('the journal is cleared, and goes on counting', async () => {
    const last = (await journal()).at(-1).number;
    await control('DELETE', 'journal');
    expect(await journal()).toEqual([]);
    await call(LIST);
    expect((await journal())[0].number).toBe(last + 1);
  });

  it.each([
    ['?wrold=ann', 'There is no parameter "wrold"'],
    ['?after=first', 'after must be a number'],
    ['?operation=medication.lst', 'There is no operation "medication.lst"'],
  ])('the journal refuses %s', async (query, reason) => {
    expect(await control('GET', `journal${query}`)).toMatchObject(refused(400, says(reason)));
  });

  it('the journal streams calls to its readers as they happen', async () => {
    const gone = new AbortController();
    const stream = await fetch(`${mock.url}/__mock/journal/stream`, { signal: gone.signal });
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    const events = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await call(LIST, { userToken: 'live' });
    let text = '';
    while (!text.includes('data: ')) text += (await events?.read())?.value ?? '';
    expect(JSON.parse(text.slice(text.indexOf('data: ') + 6))).toMatchObject({ world: 'live', status: 200 });
    gone.abort();
  });

  it('the journal keeps at most 1,000 calls and 8 million characters', () => {
    const entry = (reply: string) => ({
      ...{
        at: '',
        world: '',
        operation: null,
        method: 'GET',
        url: '/',
        status: 200,
        fault: null,
        delay: 0,
        duration: 1,
        headers: {},
      },
      ...{ input: 'null', source: 'usual' as const, reply },
    });
    const journal = new Journal();
    for (let count = 0; count < 2500; count++) journal.add(entry('{}'));
    expect(journal.list().length).toBeLessThanOrEqual(1000);
    expect(journal.list().at(-1)?.number).toBe(2500);
    for (let count = 0; count < 20; count++) journal.add(entry(`"${'x'.repeat(1024 * 1024)}"`));
    expect(journal.list().length).toBeLessThanOrEqual(8);
    expect(journal.list().at(-1)?.number).toBe(2520);
  });
});
