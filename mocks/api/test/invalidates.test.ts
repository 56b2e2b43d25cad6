import { describe, expect, it } from 'vitest';
import { loadDescription, type Operation } from '../description.ts';
import { loadMemories, Worlds } from '../memory.ts';
import { FRIDAY } from './world.ts';

const description = await loadDescription();
const memories = await loadMemories();
const operations = [...description.byRoute.values()].filter(({ variantOf }) => variantOf === undefined);
const isCommand = ({ prism }: Operation): boolean =>
  (prism.extensions?.['x-effect'] ?? (prism.method === 'post' ? 'command' : 'read')) === 'command';
const reads = operations.filter((operation) => !isCommand(operation));
// After closing an account every read is refused.
const commands = operations.filter((operation) => isCommand(operation) && operation.id !== 'user.closeAccount');
const invalidates = ({ domain, prism }: Operation): string[] => [
  domain,
  ...((prism.extensions?.['x-invalidates'] as string[] | undefined) ?? []),
];

/** The first example of the request: its body, or its required parameters. */
function inputOf({ prism: { request } }: Operation): object {
  const [body] = request?.body?.contents?.[0]?.examples ?? [];
  if (body && 'value' in body) return body.value as object;
  const values = (request?.query ?? []).flatMap(({ name, required, examples }) => {
    const [example] = examples ?? [];
    return required && example && 'value' in example ? [[name, example.value]] : [];
  });
  return Object.fromEntries(values);
}

/** The reads that differ after a command from those of a world without it. */
function changedBy(command: Operation, token: string, input = inputOf(command)): Operation[] {
  const after = snapshot(token, (ask) => ask(command, input));
  const before = baselines.get(token) ?? snapshot(token);
  baselines.set(token, before);
  return reads.filter(({ id }) => before.get(id) !== after.get(id));
}

const baselines = new Map<string, Map<string, string>>();

type Ask = (operation: Operation, input?: object) => unknown;

/** What every read of a new world says, by operation, after something has happened in it. */
function snapshot(token: string, happen: (ask: Ask) => void = () => {}): Map<string, string> {
  const worlds = new Worlds(memories, description.examples);
  const ask: Ask = (operation, input = inputOf(operation)) =>
    worlds.handler(operation)?.({ input, now: FRIDAY, token }, description.examples.data(operation.id));
  happen(ask);
  return new Map(reads.map((read) => [read.id, JSON.stringify(ask(read)) ?? '']));
}

describe.each(['anyone', 'a-nonMember', 'a-promoter'])('for %s', (token) => {
  it.each(commands.map((command) => [command.id, command] as const))(
    '%s changes what it invalidates alone',
    (_, command) => {
      const declared = invalidates(command);
      const undeclared = changedBy(command, token).filter(
        ({ id, domain }) => !declared.includes(domain) && !declared.includes(id),
      );
      expect(undeclared.map(({ id }) => id)).toEqual([]);
    },
  );
});

it.each([
  ['user.saveInformation', { weight: 75, userName: '晓晓', healthTagIds: ['tag-3015'] }],
  ['healthData.saveWeightWithCompareLast', { weight: 75, confirmed: true }],
])('%s reaches every domain that it invalidates', (id, input) => {
  const command = operations.find((operation) => operation.id === id) as Operation;
  const changed = changedBy(command, 'anyone', input).map(({ domain }) => domain);
  expect([...new Set(changed)].sort()).toEqual(invalidates(command).sort());
});
