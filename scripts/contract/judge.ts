import type { Schema } from '../generate/description.ts';
import type { Judgement, Kind, Observed, Undocumented, Violation } from './model.ts';
import type { Replies } from './operations.ts';
import type { Validate } from './validator.ts';
import { shortened, show } from './values.ts';

export interface Rules {
  validate: Validate;
  undocumented: (schema: Schema, value: unknown) => Undocumented[];
}

/** What a reply is worth, held against what the description says of its operation. */
export function judge(observed: Observed, replies: Replies, rules: Rules): Judgement {
  if (!observed.reached) {
    const { reason, message } = observed;
    return { verdict: 'unreachable', violations: [], undocumented: [], reason, message };
  }
  const parsed = parse(observed.body);
  const outer = [...statusOf(observed, parsed), ...contentOf(observed, parsed)];
  const inner = innerOf(observed.status, parsed, replies, rules);
  const violations = [...outer, ...inner.violations];
  return {
    verdict: violations.length > 0 ? 'violates' : inner.refusal === undefined ? 'conforms' : 'refused',
    violations,
    undocumented: inner.undocumented,
    message: inner.refusal,
  };
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

function statusOf({ status, location }: Observed & { reached: true }, parsed: Parsed): Violation[] {
  if (status === 200) return [];
  const { code, msg } = 'json' in parsed ? envelopeOf(parsed.json) : {};
  const said = [
    String(code) === '600' && 'the login has expired',
    typeof msg === 'string' && `msg ${JSON.stringify(shortened(msg))}`,
    location !== null && `to ${shortened(location)}`,
  ].filter((part) => part !== false);
  return [found('status', 'status', '200', [String(status), ...said].join(', '))];
}

/** HTML is named where it is found; the content type is a fault of its own only where JSON came under another name. */
function contentOf({ status, contentType }: Observed & { reached: true }, parsed: Parsed): Violation[] {
  if ('json' in parsed) {
    if (/^application\/json *(;|$)/i.test(contentType)) return [];
    return [found('content-type', 'content-type', 'application/json', contentType || 'none')];
  }
  // A redirect or a gateway's own refusal has no envelope; its status says it all.
  if (status !== 200 && parsed.problem === 'empty') return [];
  if (parsed.problem === 'html') return [found('html', 'body', 'JSON', parsed.about)];
  return [found('malformed-json', 'body', 'JSON', parsed.about)];
}

interface Inner {
  violations: Violation[];
  undocumented: Undocumented[];
  /** What a business failure says. */
  refusal?: string;
}

/** The body, held against the branch of the envelope that its `success` names, or against the reply of its status. */
function innerOf(status: number, parsed: Parsed, replies: Replies, rules: Rules): Inner {
  if (!('json' in parsed)) return { violations: [], undocumented: [] };
  const { json } = parsed;
  if (status !== 200) return against(replies.others[String(status)], json, rules);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return {
      violations: [found('envelope', 'body', 'the envelope { success, msg, data }', show(json))],
      undocumented: [],
    };
  }
  const { success, msg } = envelopeOf(json);
  if (typeof success !== 'boolean') {
    return { violations: [found('envelope', '/success', 'true or false', show(success))], undocumented: [] };
  }
  if (success) return against(replies.ok, json, rules);
  return { ...against(replies.fail, json, rules), refusal: typeof msg === 'string' ? shortened(msg) : 'no message' };
}

function against(schema: Schema | undefined, json: unknown, rules: Rules): Inner {
  if (!schema) return { violations: [], undocumented: [] };
  return { violations: rules.validate(schema, json), undocumented: rules.undocumented(schema, json) };
}

const found = (kind: Kind, where: string, expected: string, got: string): Violation => ({
  kind,
  where,
  expected,
  got,
  times: 1,
});

const envelopeOf = (json: unknown): { success?: unknown; code?: unknown; msg?: unknown } =>
  typeof json === 'object' && json !== null ? json : {};
