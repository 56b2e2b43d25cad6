/** Changes of the API report: exported symbols, and the values of defaults and constants. */
import ts from 'typescript';
import type { Bump, Change } from './bump.ts';

/** The bump of each change, by id. */
const rules = {
  'entry-gone': 'major',
  'symbol-gone': 'major',
  'symbol-added': 'minor',
  'symbol-changed': 'major',
  'member-gone': 'major',
  'member-changed': 'major',
  /** A caller that creates the object must add it. */
  'member-required': 'major',
  'member-added': 'minor',
  'parameter-added': 'minor',
  /** Of an option of a client. */
  'default-changed': 'major',
  'behaviour-changed': 'minor',
  /** These constants are not exported: a new name of one breaks nobody. */
  'behaviour-moved': 'patch',
} as const satisfies Record<string, Bump>;

type RuleId = keyof typeof rules;

export function apiChanges(base: string, revision: string): Change[] {
  const before = readReport(base);
  const after = readReport(revision);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((entry) => {
    const [old, now] = [before.get(entry), after.get(entry)];
    if (!now) return [change('entry-gone', entry)];
    return [...new Set([...(old?.keys() ?? []), ...now.keys()])].flatMap((name) =>
      compare(`${entry} ${name}`, old?.get(name), now.get(name)),
    );
  });
}

const change = (id: RuleId, text: string): Change => ({ id, bump: rules[id], text });

/** The lines of a report by the names of their symbols, by entry. */
function readReport(report: string): Map<string, Map<string, string>> {
  const entries = new Map<string, Map<string, string>>();
  let lines = new Map<string, string>();
  for (const line of report.split('\n')) {
    if (line.startsWith('# ')) {
      lines = new Map();
      entries.set(line.slice(2), lines);
    } else if (line) lines.set(/^\w+ (?:readonly )?[^\s:<=({]+/.exec(line)?.[0] ?? line, line);
  }
  return entries;
}

function compare(name: string, before: string | undefined, after: string | undefined): Change[] {
  if (before === after) return [];
  const kind = (after ?? before ?? '').split(' ')[0];
  if (kind === 'constant' || kind === 'default') {
    if (before === undefined || after === undefined) return [change('behaviour-moved', name)];
    const id = name.includes('client-options.defaults.') ? 'default-changed' : 'behaviour-changed';
    return [change(id, `${before} → ${after}`)];
  }
  if (after === undefined) return [change('symbol-gone', name)];
  if (before === undefined) return [change('symbol-added', name)];
  return kind === 'interface' ? memberChanges(name, before, after) : [signatureChange(name, before, after)];
}

function memberChanges(name: string, before: string, after: string): Change[] {
  const [old, now] = [membersOf(before), membersOf(after)];
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    const place = `${name}.${key}`;
    if (was?.text === is?.text) return [];
    if (!is) return [change('member-gone', place)];
    if (was) return [change('member-changed', `${place}: ${was.text} → ${is.text}`)];
    return [change(is.isOptional ? 'member-added' : 'member-required', place)];
  });
  return changes.length > 0 ? changes : [change('symbol-changed', name)];
}

const parse = (code: string) => ts.createSourceFile('report.ts', code, ts.ScriptTarget.Latest).statements[0];

function membersOf(line: string): Map<string, { text: string; isOptional: boolean }> {
  const node = parse(line);
  if (!node || !ts.isInterfaceDeclaration(node)) return new Map();
  const source = node.getSourceFile() ?? ts.createSourceFile('report.ts', line, ts.ScriptTarget.Latest);
  return new Map(
    node.members.map((member) => {
      const text = member.getText(source);
      // A read-only member or a method comes from the SDK, so a caller need not add it.
      const isOptional = Boolean(member.questionToken) || ts.isMethodSignature(member) || text.startsWith('readonly ');
      return [member.name?.getText(source) ?? text, { text, isOptional }];
    }),
  );
}

/** An additional optional parameter at the end keeps all calls valid. */
function signatureChange(name: string, before: string, after: string): Change {
  const [old, now] = [before, after].map((line) => /^function [^:]+: \((.*)\) => (.*)$/.exec(line));
  const isLonger =
    old &&
    now &&
    old[2] === now[2] &&
    now[1]?.startsWith(old[1] ?? '') &&
    /^(, )?\w+\?: /.test(now[1].slice(old[1]?.length));
  return change(isLonger ? 'parameter-added' : 'symbol-changed', `${name}: ${before} → ${after}`);
}
