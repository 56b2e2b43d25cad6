import type { Violation } from './findings.ts';
import type { Limit, Limits } from './pace.ts';

/** A refusal by HTTP 429, although the run keeps the described limits. */
export const WITHIN_LIMITS = found('status', 'no 429, as the run keeps the described limits', '429');

/** A limit of `RateLimit-Policy`: `"token";q=10;w=1`. */
const POLICY = /"(\w+)";q=(\d+);w=(\d+)/g;

/** Finds headers of a reply by HTTP 429 that contradict its status, or permit less than the limits of the description. */
export function contradictingLimits(headers: Headers, limits: Limits | undefined): Violation[] {
  const left = /;r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1] ?? '0';
  const described: Record<string, Limit | undefined> = { token: limits?.withToken, address: limits?.withoutToken };
  const narrow = [...(headers.get('ratelimit-policy') ?? '').matchAll(POLICY)].flatMap(([policy, name = '', q, w]) => {
    const limit = described[name];
    if (!limit || Number(q) * limit.seconds >= limit.calls * Number(w)) return [];
    return [found('ratelimit-policy', `at least ${limit.calls} calls in ${limit.seconds} s`, policy)];
  });
  return [...(left === '0' ? [] : [found('ratelimit', 'r=0, as no call is left', `r=${left}`)]), ...narrow];
}

function found(where: string, expected: string, got: string): Violation {
  return { kind: 'limit', where, expected, got, times: 1 };
}
