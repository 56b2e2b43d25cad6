import type { Report } from './event-extras.ts';

type Track = (name: string, extras: { report: Report }) => void;

/** The share of pages that send the event. */
const sampled = 0.1;

/** The most events of a page: one fault may violate the policy again and again. */
const most = 5;

type Violation = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI'>;

/**
 * Sends violations of the security policy and of Trusted Types as events, each kind once, from a sample of the pages. The browser's
 * own reports contain whole addresses; an event names the directive, and the host or the kind of what was blocked.
 * @param chance between 0 and 1, decides whether this page is in the sample
 */
export function trackViolations(track: Track, page: EventTarget = document, chance = Math.random()): void {
  if (chance >= sampled) return;
  const sent = new Set<string>();
  page.addEventListener('securitypolicyviolation', (event) => {
    const report = describe(event as SecurityPolicyViolationEvent);
    if (sent.has(report) || sent.size >= most) return;
    sent.add(report);
    track('security.violation', { report });
  });
}

/** Such as `img-src elsewhere.example`, `script-src inline` or `img-src data`. */
function describe({ effectiveDirective, blockedURI }: Violation): Report {
  const [, scheme = '', host = ''] = /^([^:/]*):?(?:\/\/([^/?#]*))?/.exec(blockedURI) ?? [];
  return `${effectiveDirective} ${host.replace(/^[^@]*@/, '') || scheme}` as Report;
}
