import type { RequestResult, Verdict } from './findings.ts';

export const hasSucceeded = (requests: RequestResult[]): boolean =>
  requests.some(({ expects, verdict }) => expects === 'data' && verdict === 'conforms');

/** The worst verdict counts, except that one reply with data proves the data. */
export function overall(requests: RequestResult[]): Verdict {
  const order: Verdict[] = ['violates', 'unreachable', 'conforms', 'refused'];
  // An expected refusal proves nothing about the data.
  const counted = requests.filter(({ expects, verdict }) => expects === 'data' || verdict !== 'conforms');
  return order.find((verdict) => counted.some((request) => request.verdict === verdict)) ?? 'skipped';
}
