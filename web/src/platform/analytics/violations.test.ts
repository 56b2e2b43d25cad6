import { expect, test } from 'vitest';
import { trackViolations } from './violations.ts';

function watch(chance: number) {
  const page = new EventTarget();
  const sent: string[] = [];
  trackViolations((name, { report }) => sent.push(`${name}: ${report}`), page, chance);
  const violate = (effectiveDirective: string, blockedURI: string) =>
    page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }));
  return { sent, violate };
}

test('a violation is an event with the directive and the host or kind, and without the address', () => {
  const { sent, violate } = watch(0);
  violate('img-src', 'https://name:secret@elsewhere.example/private?code=abc#token');
  violate('img-src', 'https://elsewhere.example/other');
  violate('script-src-elem', 'inline');
  violate('require-trusted-types-for', 'trusted-types-sink');
  violate('connect-src', 'data:text/plain,private');
  expect(sent).toEqual([
    'security.violation: img-src elsewhere.example',
    'security.violation: script-src-elem inline',
    'security.violation: require-trusted-types-for trusted-types-sink',
    'security.violation: connect-src data',
  ]);
});

test('a page sends at most five violations, and nine of ten pages send none', () => {
  const { sent, violate } = watch(0.09);
  for (let host = 0; host < 9; host += 1) violate('img-src', `https://h${host}.example/`);
  expect(sent).toHaveLength(5);
  const other = watch(0.1);
  other.violate('img-src', 'https://h.example/');
  expect(other.sent).toEqual([]);
});
