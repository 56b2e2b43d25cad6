import { countsOf, type Statement, stateOf } from '../acceptance/statements.ts';

/** The statements of the product specification as Markdown: what is not held, what is read otherwise, and why, and what is held. */
export function specification(statements: readonly Statement[]): string {
  const inState = (state: ReturnType<typeof stateOf>) => statements.filter((one) => stateOf(one) === state);
  const why = ({ reading, decision = '' }: Statement) =>
    `${reading} (${decision.replace(/^(\w+)\/DECISIONS\.md: /, '[$1](decisions-$1.html): ')})`;
  return [
    `Of ${statements.length} statements: ${countsOf(statements)}. \`scripts/acceptance/statements.yaml\` names the tests that prove them.`,
    ...table('Not held', inState('not held'), 'Missing', ({ missing }) => missing ?? ''),
    ...table('Read otherwise', inState('read otherwise'), 'Reading', why),
    ...table('Held', inState('held')),
  ].join('\n\n');
}

/** A table of statements, with a further column. */
function table(title: string, statements: Statement[], heading?: string, cell?: (one: Statement) => string): string[] {
  if (statements.length === 0) return [];
  const row = (cells: (string | undefined)[]) => `| ${cells.filter((text) => text !== undefined).join(' | ')} |`;
  const rows = statements.map((one) => row([`\`${one.id}\``, one.words, cell?.(one)].map(escaped)));
  return [
    `## ${title}`,
    [row(['Statement', 'In short', heading]), row(['---', '---', heading && '---']), ...rows].join('\n'),
  ];
}

const escaped = (text?: string) => text?.replaceAll('|', '\\|');
