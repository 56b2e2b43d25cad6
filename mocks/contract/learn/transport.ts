import { type Cause, confidenceOf, listed, plural, safeName } from './cause.ts';
import { isCode } from './codes.ts';
import type { Envelope, Reply } from './envelope.ts';
import { type Exchange, isObject } from './exchange.ts';
import { type Match, pathWithoutIds } from './match-operation.ts';

export interface Matched {
  match: Match;
  exchange: Exchange;
  reply: Reply;
}

/** Finds differences outside the data: paths, methods, statuses, headers, inputs, failure codes. */
export function transportCauses(
  matched: Matched[],
  envelope: Envelope,
  /** Spells a described name as in the traffic. */
  spelt: (name: string) => string,
): Cause[] {
  const tally = new Map<
    string,
    { kind: string; says: (cause: Cause) => string; places: Set<string>; found: Matched[] }
  >();
  const note = (kind: string, key: string, says: (cause: Cause) => string, one: Matched, place?: string) => {
    const entry = tally.get(`${kind} ${key}`) ?? { kind, says, places: new Set<string>(), found: [] };
    tally.set(`${kind} ${key}`, entry);
    entry.found.push(one);
    if (place) entry.places.add(place);
  };
  for (const one of matched) {
    const {
      match: { operation, prefix, spelling, method },
      exchange,
      reply,
    } = one;
    const { status, contentType, headers, body } = exchange;
    if (prefix !== '')
      note(
        'base path',
        prefix,
        () => `Addresses begin with \`${pathWithoutIds(prefix)}\` before the described path`,
        one,
      );
    if (spelling) note('path', spelling, () => `\`${operation.path}\` is \`${spelling}\``, one);
    if (method)
      note(
        'method',
        operation.id,
        () => `${operation.id} is called by ${method.toUpperCase()}, not ${operation.method.toUpperCase()}`,
        one,
      );
    if (status >= 201 && status < 300)
      note(
        'status',
        String(status),
        ({ operations }) => `Successes have the status ${status} (${plural(operations.length, 'operation')})`,
        one,
      );
    if (status === 200 && !reply.success && envelope.flag === undefined && body === undefined)
      note('no json', 'body', () => 'Replies are no JSON', one);
    if (contentType && isObject(body) && !/json/i.test(contentType))
      note(
        'content type',
        contentType.split(';')[0] ?? '',
        () => `JSON comes with the content type ${contentType.split(';')[0]}`,
        one,
      );
    if (status >= 400 && operation.replies.others[String(status)] === undefined && ![404, 429].includes(status))
      note(
        'status',
        String(status),
        ({ operations }) => `Failures have the status ${status}, which ${listed(operations)} does not describe`,
        one,
      );
    if ((status === 404 || status === 429) && isObject(body))
      note(
        'status',
        String(status),
        ({ operations }) => `Failures have the status ${status} (${listed(operations)})`,
        one,
      );
    if (exchange.unsafeIntegers)
      note(
        'unsafe integer',
        '',
        () => 'Some integers exceed 2^53: JavaScript clients round them; let the server send them as text',
        one,
      );
    if (headers.authorization && !headers.usertoken)
      note('token', 'authorization', () => 'The token travels in `Authorization`, not in `userToken`', one);
    for (const header of Object.keys(headers))
      if (/^x?-?(access-?)?token$/i.test(header))
        note('token', header, () => `The token travels in \`${header}\`, not in \`userToken\``, one);
    if (!reply.success && reply.code !== undefined && reply.code !== null && status === 200) noteCode(one, note);
    if (!reply.success && reply.code === undefined && envelope.code === undefined && status === 200 && isObject(body))
      note('no code', '', ({ operations }) => `Failures have no code, only a message (${listed(operations)})`, one);
    for (const name of extraNames(one, envelope))
      note('envelope field', name, () => `Replies also have ${safeName(name)} beside their data`, one);
    noteInputs(one, spelt, note);
  }
  return [...tally.values()].map(({ kind, says, places, found }) => {
    const operations = [...new Set(found.map(({ match }) => match.operation.id))];
    const cause: Cause = {
      kind,
      says: '',
      confidence: confidenceOf(found.length, found.length),
      seen: found.length,
      operations,
      pointers: operations.slice(0, 3),
      places: [...places],
      edits: [],
    };
    return { ...cause, says: says(cause) };
  });
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

type Note = (kind: string, key: string, says: (cause: Cause) => string, one: Matched, place?: string) => void;

function noteCode(one: Matched, note: Note): void {
  const { code } = one.reply;
  if (one.match.operation.replies.codes.includes(String(code)) || String(code) === '600') return;
  const isNumber = typeof code === 'number' || /^\d+$/.test(String(code));
  if (isNumber)
    note(
      'failure code',
      'number',
      ({ operations }) => `Failures have numbers as codes, not names (${listed(operations)})`,
      one,
    );
  else
    note(
      'failure code',
      one.match.operation.id,
      () =>
        `${one.match.operation.id} fails with ${isCode(code) ? `\`${String(code)}\`` : 'a code'} that is not described`,
      one,
    );
}

/** Notes inputs of the recorded client that are not in the description, and missing required ones. */
function noteInputs(one: Matched, spelt: (name: string) => string, note: Note): void {
  const { operation, method } = one.match;
  // A body that is a union of schemas has no list of fields.
  if (method || !one.reply.success || (operation.method === 'post' && operation.inputs.size === 0)) return;
  const isQuery = operation.method === 'get';
  const input = isQuery ? one.exchange.query : one.exchange.input;
  const nameOf = (name: string) => (isQuery ? name : spelt(name));
  const known = new Set([...operation.inputs.keys()].flatMap((name) => [name, nameOf(name)]));
  if (!isObject(input) && input !== undefined) return;
  for (const name of Object.keys(input ?? {})) {
    if (!known.has(name))
      note(
        'input',
        name,
        ({ operations }) => `Requests have ${safeName(name)}, which is not described, in ${listed(operations)}`,
        one,
      );
  }
  for (const [name, { required }] of operation.inputs) {
    const given = input as Record<string, unknown> | undefined;
    if (required && (given?.[name] ?? given?.[nameOf(name)]) === undefined)
      note(
        'input missing',
        name,
        ({ operations }) => `Requests succeed without \`${name}\`, which is required, in ${listed(operations)}`,
        one,
      );
  }
}
