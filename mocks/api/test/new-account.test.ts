import { describe, expect, it } from 'vitest';
import type { Operation } from '../description/description.ts';
import { loadDescription } from '../description/load-description.ts';
import { Failure } from '../engine/memory.ts';
import { Worlds } from '../engine/worlds.ts';
import * as memories from '../generated/memories.ts';
import { FRIDAY } from './world.ts';

const description = await loadDescription();
const worlds = new Worlds(memories, description.examples, { seed: 'new-account' });
const operations = [...description.byRoute.values()];
const reads = operations.filter(({ method, described }) => {
  const effect = described['x-effect'] ?? (method === 'post' ? 'command' : 'read');
  return effect === 'read';
});

/** Open to everybody, but a part of its reply depends on whether the caller has joined the camp. */
const CATALOGUE = 'camp.goodsInfo';
/** The same for every signed-in caller. */
const RANKINGS = ['partner.singleRank', 'partner.pairRank'];
const isPublic = ({ id, described }: Operation) =>
  id === CATALOGUE || RANKINGS.includes(id) || described['x-scope'] === 'public';

/** The inputs of the operation's examples: its bodies, or its query parameters by the name of the example. */
function inputsOf({ body, parameters }: Operation): object[] {
  const queries = new Map<string, Record<string, unknown>>();
  for (const { name, examples = {} } of parameters.filter((parameter) => parameter.in === 'query')) {
    for (const [key, { value }] of Object.entries(examples)) queries.set(key, { ...queries.get(key), [name]: value });
  }
  const inputs = [...((body?.examples ?? []) as object[]), ...queries.values()];
  return inputs.length > 0 ? inputs : [{}];
}

/** Returns the data of the reply; undefined for a failure. An operation without a handler returns its first example. */
function ask(operation: Operation, input: object, token: string): unknown {
  const reply = description.examples.data(operation.id);
  const handler = worlds.handler(operation);
  const data = handler ? handler({ input, now: FRIDAY, token }, reply) : reply;
  return data instanceof Failure ? undefined : data;
}

function command<T>(id: string, input: object): T {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`There is no operation ${id}`);
  return ask(operation, input, '') as T;
}

function signIn(phoneNumber: string): string {
  command('user.verifyCode', { phoneNumber, purpose: 'login' });
  return command<{ userToken: string }>('auth.login', { phoneNumber, verifyCode: '123456' }).userToken;
}

const stringsIn = (data: unknown): string[] =>
  typeof data === 'string'
    ? [data]
    : typeof data === 'object' && data !== null
      ? Object.values(data).flatMap(stringsIn)
      : [];

const isId = (text: string) => /^[a-z]+(-[a-z]+)*(-\d{3,}|-[a-z\d]{26,})+$/.test(text);
const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text);

const everybodys = new Set(
  reads.filter(isPublic).flatMap((read) => inputsOf(read).flatMap((input) => stringsIn(ask(read, input, '')))),
);

/** The parts of a reply that a new account cannot have: records, times before the sign-in, and another person's name. */
function recordsIn(operation: Operation, token: string, own: string[]): string[] {
  return inputsOf(operation).flatMap((input) => {
    const guests = operation.needsToken ? [] : stringsIn(ask(operation, input, ''));
    const known = new Set([...everybodys, ...guests, ...stringsIn(input), ...own]);
    return stringsIn(ask(operation, input, token)).filter((text) => {
      if (known.has(text)) return false;
      if (isId(text)) return true;
      return isMoment(text) ? Date.parse(text) < FRIDAY.getTime() : ['林晓', '13800001234'].includes(text);
    });
  });
}

const personal = reads.filter((read) => !isPublic(read));

describe('a new account', () => {
  const newcomer = signIn('15911112222');
  // The second user is the owner of the family code in the examples, whom the code shows to anybody.
  const known = ['user-5911112222', 'user-1008'];

  it.each(personal.map((read) => [read.id, read] as const))('a new account has no records in %s', (_, read) => {
    expect(recordsIn(read, newcomer, known)).toEqual([]);
  });

  it('a new account differs from the person of the examples, who has records in every domain of personal data', () => {
    const found = personal.filter((read) => recordsIn(read, 'anyone', ['user-1001']).length > 0);
    const promoted = personal.filter((read) => recordsIn(read, 'a-promoter', ['user-1001']).length > 0);
    const domains = new Set([...found, ...promoted].map(({ domain }) => domain));
    const expected = new Set(personal.map(({ domain }) => domain));
    // A membership has no records, a signature is for a page's URL, the progress of a course is no record, and goods are
    // the same for everybody except those whom they do not suit.
    for (const domain of ['member', 'messaging', 'information', 'lookup']) expected.delete(domain);
    expect([...domains].sort()).toEqual([...expected].sort());
  });
});

it('a new account has begun no course', () => {
  const course = operations.find(({ id }) => id === 'information.courseDetail');
  if (!course) throw new Error('No course is described');
  const newcomer = signIn('15911113333');
  const status = (token: string) =>
    // A course for members has no reply.
    inputsOf(course).flatMap((input) => (ask(course, input, token) as { status: string } | undefined)?.status ?? []);
  expect(new Set(status(newcomer))).toEqual(new Set(['notStarted']));
  expect(status('anyone')).toContain('learning');
});

it('the assessment of a new account has not begun, as in the example', () => {
  const info = operations.find(({ id }) => id === 'evaluation.info');
  expect(info && ask(info, {}, signIn('15911114444'))).toEqual(
    description.examples.data('evaluation.info', 'notStarted'),
  );
});
