import { type Cause, confidenceOf, listed, plural, safeName } from './cause.ts';
import { isCode } from './codes.ts';
import type { Envelope, Reply } from './envelope.ts';
import { type Exchange, isObject } from './exchange.ts';
import { type Match, pathWithoutIds } from './match-operation.ts';
import { groupBy } from './renames.ts';

export interface Matched {
  match: Match;
  exchange: Exchange;
  reply: Reply;
}

/** A difference with what tells it from others of its kind. */
type Note = [kind: string, key: string, says: string | ((operations: string[]) => string)];

/**
 * Finds differences outside the data: paths, methods, statuses, headers, inputs, failure codes.
 *
 * @param spelt spells a described name as in the traffic
 */
export function transportCauses(matched: Matched[], envelope: Envelope, spelt: (name: string) => string): Cause[] {
  const notes = matched.flatMap((one) =>
    [...outerNotes(one, envelope), ...replyNotes(one, envelope), ...inputNotes(one, spelt)].map((note) => ({
      one,
      note,
    })),
  );
  return [...groupBy(notes, ({ note: [kind, key] }) => `${kind} ${key}`).values()].flatMap((same) => {
    const operations = [...new Set(same.map(({ one }) => one.match.operation.id))];
    return same.slice(0, 1).map(({ note: [kind, , says] }) => ({
      kind,
      says: typeof says === 'string' ? says : says(operations),
      confidence: confidenceOf(same.length, same.length),
      seen: same.length,
      operations,
      pointers: operations.slice(0, 3),
      places: [],
      edits: [],
    }));
  });
}

function* outerNotes({ match, exchange, reply }: Matched, envelope: Envelope): Generator<Note> {
  const { operation, prefix, spelling, method } = match;
  const { status, contentType, headers, body } = exchange;
  if (prefix !== '')
    yield ['base path', prefix, `Addresses begin with \`${pathWithoutIds(prefix)}\` before the described path`];
  if (spelling) yield ['path', spelling, `\`${operation.path}\` is \`${spelling}\``];
  if (method)
    yield [
      'method',
      operation.id,
      `${operation.id} is called by ${method.toUpperCase()}, not ${operation.method.toUpperCase()}`,
    ];
  if (status >= 201 && status < 300)
    yield ['status', `${status}`, (ids) => `Successes have the status ${status} (${plural(ids.length, 'operation')})`];
  if (status === 200 && !reply.success && envelope.flag === undefined && body === undefined)
    yield ['no json', 'body', 'Replies are no JSON'];
  const [type = ''] = contentType.split(';');
  if (contentType && isObject(body) && !/json/i.test(contentType))
    yield ['content type', type, `JSON comes with the content type ${type}`];
  if ((status === 404 || status === 429) && isObject(body))
    yield ['status', `${status}`, (ids) => `Failures have the status ${status} (${listed(ids)})`];
  else if (status >= 400 && operation.replies.others[status] === undefined && status !== 404 && status !== 429)
    yield [
      'status',
      `${status}`,
      (ids) => `Failures have the status ${status}, which ${listed(ids)} does not describe`,
    ];
  if (exchange.unsafeIntegers)
    yield [
      'unsafe integer',
      '',
      'Some integers exceed 2^53: JavaScript clients round them; let the server send them as text',
    ];
  const own = Object.keys(headers).filter((header) => /^x?-?(access-?)?token$/i.test(header));
  for (const header of headers.authorization && !headers.usertoken ? ['Authorization', ...own] : own)
    yield ['token', header, `The token travels in \`${header}\`, not in \`userToken\``];
}

/** Notes the codes of failures, and fields beside the data. */
function* replyNotes(one: Matched, envelope: Envelope): Generator<Note> {
  const { reply, exchange, match } = one;
  const { code } = reply;
  const { id, replies } = match.operation;
  const isFailure = !reply.success && exchange.status === 200;
  if (isFailure && code === undefined && envelope.code === undefined && isObject(exchange.body))
    yield ['no code', '', (ids) => `Failures have no code, only a message (${listed(ids)})`];
  for (const name of extraNames(one, envelope))
    yield ['envelope field', name, `Replies also have ${safeName(name)} beside their data`];
  const isKnown = code === undefined || code === null || replies.codes.includes(String(code)) || String(code) === '600';
  if (!isFailure || isKnown) return;
  if (/^\d+$/.test(String(code)))
    yield ['failure code', 'number', (ids) => `Failures have numbers as codes, not names (${listed(ids)})`];
  else {
    const what = isCode(code) ? `\`${String(code)}\`` : 'a code';
    yield ['failure code', id, `${id} fails with ${what} that is not described`];
  }
}

/** Finds fields of the envelope that are not in the description. */
function extraNames(
  { exchange: { body }, match: { operation } }: Matched,
  { data, flag, message, code }: Envelope,
): string[] {
  if (!isObject(body) || data.length === 0) return [];
  const known = [
    data[0],
    flag?.name,
    message,
    code,
    ...Object.keys(operation.replies.ok.properties ?? {}),
    ...Object.keys(operation.replies.fail?.properties ?? {}),
  ];
  return Object.keys(body).filter((name) => !known.includes(name));
}

/** Notes inputs of the recorded client that are not in the description, and missing required ones. */
function* inputNotes({ match, exchange, reply }: Matched, spelt: (name: string) => string): Generator<Note> {
  const { operation, method } = match;
  // A body that is a union of schemas has no list of fields.
  if (method || !reply.success || (operation.method === 'post' && operation.inputs.size === 0)) return;
  const isQuery = operation.method === 'get';
  const input = isQuery ? exchange.query : (exchange.input ?? {});
  if (!isObject(input)) return;
  const nameOf = (name: string) => (isQuery ? name : spelt(name));
  const known = new Set([...operation.inputs.keys()].flatMap((name) => [name, nameOf(name)]));
  for (const name of Object.keys(input).filter((one) => !known.has(one)))
    yield ['input', name, (ids) => `Requests have ${safeName(name)}, which is not described, in ${listed(ids)}`];
  for (const [name, { required }] of operation.inputs)
    if (required && (input[name] ?? input[nameOf(name)]) === undefined)
      yield [
        'input missing',
        name,
        (ids) => `Requests succeed without \`${name}\`, which is required, in ${listed(ids)}`,
      ];
}
