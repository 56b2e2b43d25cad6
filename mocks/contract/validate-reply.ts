import type { Cors, Envelope, Schema } from '../../openapi/document.ts';
import { contradicting, ordered, repeated } from './coherence.ts';
import { shortened, show, step, wanted } from './describe-value.ts';
import type { Kind, Observed, ReplyValidation, Undocumented, Violation } from './findings.ts';
import type { PageNames, Replies } from './operations.ts';
import type { Limits } from './pace.ts';
import { contradictingLimits } from './rate-limit.ts';
import type { Resolve } from './schema-walk.ts';
import type { Validate } from './validator.ts';

export interface Rules {
  validate: Validate;
  undocumented: (schema: Schema, value: unknown) => Undocumented[];
  resolve: Resolve;
  envelope: Envelope;
  page: PageNames;
  /** Absent if the description does not say what pages of other origins may send. */
  cors?: Cors | undefined;
  /** Absent if the description has no limits. */
  limits?: Limits | undefined;
  /** Names of ids that belong to nobody alone. */
  common: ReadonlySet<string>;
}

/** Compares a reply with the description of its operation. */
export function validateReply(observed: Observed, replies: Replies, rules: Rules): ReplyValidation {
  if (!observed.reached) {
    const { reason, message } = observed;
    return { verdict: 'unreachable', violations: [], undocumented: [], reason, message };
  }
  const parsed = parse(observed.body);
  const outer = [
    ...statusOf(observed, parsed, rules.envelope),
    ...headersOf(observed, replies, rules),
    ...contentOf(observed, parsed),
  ];
  const inner = innerOf(observed.status, parsed, replies, rules);
  const violations = [...outer, ...inner.violations];
  return {
    verdict: violations.length > 0 ? 'violates' : inner.refusal === undefined ? 'conforms' : 'refused',
    violations,
    undocumented: inner.undocumented,
    message: inner.refusal,
    ...(inner.code !== undefined && { code: inner.code }),
  };
}

/** Checks the refusal of an invalid request: its status, and the code and the body for that status. */
export function validateRefusal(
  observed: Observed,
  { status, code }: { status: number; code?: string | undefined },
  replies: Replies,
  rules: Rules,
): ReplyValidation {
  if (!observed.reached) return validateReply(observed, replies, rules);
  const parsed = parse(observed.body);
  const json = 'json' in parsed ? parsed.json : undefined;
  const got = [String(observed.status), ...said(json, rules.envelope)].join(', ');
  const refused = observed.status === status ? [] : [found('not-refused', 'status', String(status), got)];
  const inner = refused.length > 0 ? nothing : against(replies.others[String(status)], json, rules);
  const others =
    refused.length > 0
      ? []
      : [
          ...contentOf(observed, parsed),
          ...codeOf(status, json, code === undefined ? replies.otherCodes[status] : [code], rules),
        ];
  const violations = [...refused, ...others, ...inner.violations];
  return { verdict: violations.length > 0 ? 'violates' : 'conforms', violations, undocumented: inner.undocumented };
}

/** The code of one status is in the enumeration of all, so the schema does not refuse it with another status. */
function codeOf(status: number, json: unknown, codes: string[] = [], { envelope }: Rules): Violation[] {
  const { code } = partsOf(json, envelope);
  if (codes.length === 0 || code === undefined || codes.includes(String(code))) return [];
  return [found('enumeration', step(envelope.code), `${codes.join(' or ')} with status ${status}`, show(code))];
}

/** Checks a refusal by HTTP 429: its body, and its headers. */
export function validateLimited(observed: Observed, replies: Replies, rules: Rules): ReplyValidation {
  if (!observed.reached) return validateReply(observed, replies, rules);
  const parsed = parse(observed.body);
  const json = 'json' in parsed ? parsed.json : undefined;
  const body =
    json === undefined ? contentOf(observed, parsed) : against(replies.others['429'], json, rules).violations;
  const limits = contradictingLimits(observed.headers, rules.limits);
  const violations = [...headersOf(observed, replies, rules), ...limits, ...body];
  return { verdict: violations.length > 0 ? 'violates' : 'conforms', violations, undocumented: [] };
}

/** Checks the headers that the description requires of a reply with this status. */
const headersOf = ({ status, headers }: Observed & { reached: true }, replies: Replies, rules: Rules): Violation[] =>
  Object.entries(replies.headers[String(status)] ?? {}).flatMap(([name, schema]) => {
    const value = headers.get(name);
    const where = name.toLowerCase();
    if (value === null) return [found('missing', where, wanted(schema), 'nothing')];
    const faults = rules.validate(schema, /^\d+$/.test(value) ? Number(value) : value);
    return faults.map((fault): Violation => ({ ...fault, where }));
  });

const LONGEST_PAUSE = 60;

/** The seconds of `Retry-After`, 1 to 60; 1 without a number. */
export const secondsOf = (observed: Observed): number =>
  Math.min(LONGEST_PAUSE, Math.max(1, (observed.reached && Number(observed.headers.get('retry-after'))) || 1));

/** The data of a successful reply. */
export function dataOf(observed: Observed, names: Envelope): { data: unknown } | undefined {
  const parsed = observed.reached && observed.status === 200 ? parse(observed.body) : undefined;
  if (!parsed || !('json' in parsed)) return undefined;
  const { success, data } = partsOf(parsed.json, names);
  return success ? { data } : undefined;
}

type Parsed = { json: unknown } | { problem: 'html' | 'empty' | 'malformed'; about: string };

function parse(body: string): Parsed {
  if (body.trim() === '') return { problem: 'empty', about: 'an empty body' };
  try {
    return { json: JSON.parse(body) as unknown };
  } catch (error) {
    const start = `begins with ${JSON.stringify(shortened(body.trim()))}`;
    if (/^\s*<(!doctype html|html|head|body|!--)/i.test(body)) return { problem: 'html', about: `HTML that ${start}` };
    return { problem: 'malformed', about: `${(error as Error).message.split(/, (?:\.\.\.)?"/)[0]}; it ${start}` };
  }
}

function statusOf({ status, headers }: Observed & { reached: true }, parsed: Parsed, names: Envelope): Violation[] {
  if (status === 200) return [];
  const words = said('json' in parsed ? parsed.json : undefined, names);
  const location = headers.get('location');
  const target = location === null ? [] : [`to ${shortened(location)}`];
  return [found('status', 'status', '200', [String(status), ...words, ...target].join(', '))];
}

function said(json: unknown, names: Envelope): string[] {
  const { success, code, message } = partsOf(json, names);
  return [
    success && 'success',
    String(code) === '600' && 'the login has expired',
    typeof message === 'string' && `${names.message} ${JSON.stringify(shortened(message))}`,
  ].filter((part) => typeof part === 'string');
}

/** HTML is a finding of its own; the content type is a finding only for JSON with another type. */
function contentOf({ status, contentType }: Observed & { reached: true }, parsed: Parsed): Violation[] {
  if ('json' in parsed) {
    if (/^application\/json *(;|$)/i.test(contentType)) return [];
    return [found('content-type', 'content-type', 'application/json', contentType || 'none')];
  }
  // A redirect or a refusal by a gateway has no envelope, so only its status counts.
  if (status !== 200 && parsed.problem === 'empty') return [];
  if (parsed.problem === 'html') return [found('html', 'body', 'JSON', parsed.about)];
  return [found('malformed-json', 'body', 'JSON', parsed.about)];
}

interface Inner {
  violations: Violation[];
  undocumented: Undocumented[];
  /** The message of a business failure. */
  refusal?: string;
  code?: string;
}

const nothing: Inner = { violations: [], undocumented: [] };

/** Compares the body with the envelope's branch for success or failure, or with the schema for its status. */
function innerOf(status: number, parsed: Parsed, replies: Replies, rules: Rules): Inner {
  if (!('json' in parsed)) return nothing;
  const { json } = parsed;
  const { name, value } = rules.envelope.success;
  if (status !== 200) return against(replies.others[String(status)], json, rules);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return {
      violations: [
        found(
          'envelope',
          'body',
          `the envelope { ${name}, ${rules.envelope.message}, ${rules.envelope.data} }`,
          show(json),
        ),
      ],
      undocumented: [],
    };
  }
  const { flag, success, message, code } = partsOf(json, rules.envelope);
  if (typeof flag !== typeof value) {
    const expected = typeof value === 'boolean' ? 'true or false' : `${show(value)}, or the code of a failure`;
    return { violations: [found('envelope', step(name), expected, show(flag))], undocumented: [] };
  }
  if (success) return against(replies.ok, json, rules);
  const unexpected = found('enumeration', step(rules.envelope.code), 'no failure, as none is described', show(code));
  return {
    ...(replies.fail ? against(replies.fail, json, rules) : { violations: [unexpected], undocumented: [] }),
    refusal: typeof message === 'string' ? shortened(message) : 'no message',
    code: String(code),
  };
}

function against(schema: Schema | undefined, json: unknown, rules: Rules): Inner {
  if (!schema) return nothing;
  const violations = [
    ...rules.validate(schema, json),
    ...ordered(schema, json, rules.resolve),
    ...repeated(schema, json, rules.resolve, rules.common),
    ...contradicting(schema, json, rules.resolve),
  ];
  return { violations, undocumented: rules.undocumented(schema, json) };
}

const found = (kind: Kind, where: string, expected: string, got: string): Violation => ({
  kind,
  where,
  expected,
  got,
  times: 1,
});

interface EnvelopeParts {
  /** The value that distinguishes success from failure. */
  flag?: unknown;
  success?: boolean;
  code?: unknown;
  message?: unknown;
  data?: unknown;
}

function partsOf(json: unknown, { success: { name, value }, code, message, data }: Envelope): EnvelopeParts {
  if (typeof json !== 'object' || json === null) return {};
  const body = json as Record<string, unknown>;
  return {
    flag: body[name],
    success: body[name] === value,
    code: body[code],
    message: body[message],
    data: body[data],
  };
}
