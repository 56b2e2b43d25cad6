import { type LedgerEntry, ledgerOf, type Standing } from '../../mocks/contract/learn/ledger.ts';
import type { Document } from '../../mocks/contract/operations.ts';
import type { Reference } from './reference.ts';

const COLUMNS: Exclude<Standing, 'contradicted'>[] = ['specified', 'agreed', 'observed', 'assumed'];

/** The origin of every call and of the properties of its data as Markdown: a line for each group of calls, then the assumed calls. */
export function assumptions(bundle: Document, { groups }: Reference): string {
  const ledger = ledgerOf(bundle);
  const sum = (entries: LedgerEntry[], column: Standing) =>
    entries.reduce((all, { counts }) => all + counts[column], 0);
  const isAssumed = ({ origin }: LedgerEntry) => origin === 'assumed';
  const row = (name: string, entries: LedgerEntry[]) =>
    [
      name,
      `${entries.filter((entry) => !isAssumed(entry)).length} of ${entries.length}`,
      ...COLUMNS.map((column) => sum(entries, column)),
    ].join(' | ');
  const rows = groups.map(({ name, title }) => ({
    link: `[${title}](../reference/${name}.html)`,
    own: ledger.filter(({ domain }) => domain === name),
  }));
  const assumed = rows.flatMap(({ link, own }) => {
    const calls = own.filter(isAssumed).map(({ operation }) => `\`${operation}\``);
    return calls.length > 0 ? [`- ${link}: ${calls.join(', ')}`] : [];
  });
  return [
    'The product specification names calls, some enumerations and the envelope, but few fields. A call is specified, or assumed by this description. A property of its data is also agreed, by a team of the backend, or observed in recorded traffic: [Hold a backend to the contract](check-a-backend.html) says how. [Change the description](change-the-description.html#what-is-assumed) explains the assumptions.',
    '## By group',
    [
      `| Group | Specified calls | ${COLUMNS.map((column) => `Properties ${column}`).join(' | ')} |`,
      `| --- |${' ---: |'.repeat(COLUMNS.length + 1)}`,
      ...rows.map(({ link, own }) => `| ${row(link, own)} |`),
      `| ${row('All', ledger)} |`,
    ].join('\n'),
    '## Assumed calls',
    assumed.join('\n'),
  ].join('\n\n');
}
