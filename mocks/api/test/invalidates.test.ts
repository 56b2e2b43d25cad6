import { describe, expect, it } from 'vitest';
import type { Operation } from '../description/description.ts';
import { loadDescription } from '../description/load-description.ts';
import { Worlds } from '../engine/worlds.ts';
import * as memories from '../generated/memories.ts';
import { FRIDAY } from './world.ts';

const description = await loadDescription();
const operations = [...description.byRoute.values()].filter(({ variantOf }) => variantOf === undefined);
const isCommand = ({ method, described }: Operation): boolean =>
  (described['x-effect'] ?? (method === 'post' ? 'command' : 'read')) === 'command';
const reads = operations.filter((operation) => !isCommand(operation));
// After the account is closed, every read fails.
const commands = operations.filter((operation) => isCommand(operation) && operation.id !== 'user.closeAccount');
const invalidates = ({ domain, described }: Operation): string[] => [domain, ...(described['x-invalidates'] ?? [])];

/** The bodies in the examples. */
const bodiesOf = ({ body }: Operation): object[] => (body?.examples ?? []) as object[];

/** The first example of the request: its body, or its required parameters. */
function inputOf(operation: Operation): object {
  const [body] = bodiesOf(operation);
  if (body) return body;
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const values = query.flatMap(({ name, required, examples = {} }) => {
    const [example] = Object.values(examples);
    return required && example ? [[name, example.value]] : [];
  });
  return Object.fromEntries(values);
}

/** The reads whose replies differ after a command, compared with a world without it. */
function changedBy(command: Operation, token: string, input = inputOf(command)): Operation[] {
  const earlier = preparations[command.id] ?? [];
  const prepare = (ask: Ask) => {
    for (const [id, asked] of earlier) for (const one of commands) if (one.id === id) ask(one, asked);
  };
  const asked = JSON.stringify([token, earlier]);
  const before = once(asked, () => snapshot(token, prepare));
  const after = once(`${asked} ${command.id} ${JSON.stringify(input)}`, () =>
    snapshot(token, (ask) => {
      prepare(ask);
      ask(command, input);
    }),
  );
  return reads.filter(({ id }) => before.get(id) !== after.get(id));
}

/** Calls before a command that its examples assume. */
const preparations: Record<string, [id: string, input: object][]> = {
  'evaluation.next': [['evaluation.next', {}]],
  'evaluation.pre': [['evaluation.next', {}]],
};

const snapshots = new Map<string, Map<string, string>>();

/** Several tests compare the same snapshot, which takes long to create. */
function once(key: string, make: () => Map<string, string>): Map<string, string> {
  const made = snapshots.get(key) ?? make();
  snapshots.set(key, made);
  return made;
}

type Ask = (operation: Operation, input?: object) => unknown;

/** The replies of all reads of a new world after an action, by operation. */
function snapshot(token: string, happen: (ask: Ask) => void = () => {}): Map<string, string> {
  const worlds = new Worlds(memories, description.examples);
  const ask: Ask = (operation, input = inputOf(operation)) =>
    worlds.handler(operation)?.({ input, now: FRIDAY, token }, description.examples.data(operation.id));
  happen(ask);
  return new Map(reads.map((read) => [read.id, JSON.stringify(ask(read)) ?? '']));
}

describe.each(['anyone', 'a-nonMember', 'a-promoter'])('for %s', (token) => {
  it.each(commands.map((command) => [command.id, command] as const))(
    '%s changes only the domains that it invalidates',
    (_, command) => {
      const declared = invalidates(command);
      const undeclared = changedBy(command, token).filter(
        ({ id, domain }) => !declared.includes(domain) && !declared.includes(id),
      );
      expect(undeclared.map(({ id }) => id)).toEqual([]);
    },
  );
});

const preferences = {
  dietaryGoal: 'controlGlucose',
  tastes: [],
  avoidedFoods: [],
  tagIds: [],
  mealTypes: ['breakfast', 'lunch', 'dinner'],
  maxCookingMinutes: 20,
};

const allergic = {
  evaluationId: 'evaluation-7002',
  itemId: 'item-allergies',
  answer: { optionIds: ['egg', 'wheat'], value: null },
};

/** Extra inputs for effects that the examples of a command do not trigger. */
const further: Record<string, object[]> = {
  'mealPlan.modify': [
    { action: 'submit', from: '2026-11-21', preferences: { ...preferences, allergies: ['egg', 'gluten'] } },
  ],
  'evaluation.next': [allergic],
  'evaluation.pre': [allergic],
  'user.saveInformation': [{ weight: 75, confirmed: true, userName: '晓晓', healthTagIds: ['tag-3012', 'tag-3015'] }],
};

// A sign-in returns another token, with which every read differs; within the world of one token it changes nothing.
const reaching = commands.filter((command) => invalidates(command).length > 1 && command.id !== 'auth.login');

it.each(reaching.map((command) => [command.id, command] as const))(
  '%s changes all that it invalidates',
  (id, command) => {
    const inputs = [inputOf(command), ...bodiesOf(command), ...(further[id] ?? [])];
    const changed = ['anyone', 'a-nonMember'].flatMap((token) =>
      inputs.flatMap((input) => changedBy(command, token, input)),
    );
    const reached = new Set(changed.flatMap(({ id, domain }) => [id, domain]));
    expect(invalidates(command).filter((name) => !reached.has(name))).toEqual([]);
  },
);
