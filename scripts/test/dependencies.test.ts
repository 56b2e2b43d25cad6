import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { auditResult } from '../dependencies/audit.ts';
import { forbiddenLicences } from '../dependencies/licences.ts';

describe('licences', () => {
  it('the licences of all packages in the lock file are permitted', () => {
    const lock = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
    expect(forbiddenLicences(JSON.parse(lock).packages)).toEqual([]);
  });

  it.each([
    ['MIT', false, true],
    ['GPL-3.0-only', true, false],
    [undefined, true, false],
    ['MPL-2.0', true, true],
    ['MPL-2.0', false, false],
    ['(MPL-2.0 OR Apache-2.0)', false, true],
    ['MIT AND GPL-2.0', false, false],
  ])('the licence %s of a package with dev %s is judged, with permitted as %s', (license, dev, isPermitted) => {
    const found = forbiddenLicences({ '': {}, 'node_modules/a/node_modules/@b/c': { version: '1.0.0', license, dev } });
    expect(found).toEqual(isPermitted ? [] : [`@b/c@1.0.0: the licence ${license ?? 'none'} is not permitted`]);
  });
});

describe('known weaknesses', () => {
  const report = (severity?: string) =>
    JSON.stringify({ vulnerabilities: severity ? { a: { severity, range: '<2', isDirect: true } } : {} });

  const now = Date.UTC(2026, 10, 20);
  const week = 7 * 86_400_000;

  it('known weaknesses fail the check from a high severity on', () => {
    expect(auditResult(report('critical'), 'a', now)).toMatchObject({ isFailure: true, lines: ['critical: a <2'] });
    expect(auditResult(report('moderate'), 'a', now)).toMatchObject({ isFailure: false, lines: ['moderate: a <2'] });
    const lines = ['No package has a known weakness.'];
    expect(auditResult(report(), 'a', now)).toMatchObject({ isFailure: false, lines });
  });

  it.each(['', 'nonsense', '{"message":"405 Method Not Allowed"}'])(
    'packages that were not checked fail the check, for the output %j',
    (text) => {
      const { isFailure, lines } = auditResult(text, 'a', now);
      expect(isFailure).toBe(true);
      expect(lines.join()).toContain('NOT checked');
    },
  );

  it('an answer about the same lock file counts for a week', () => {
    const { answer } = auditResult(report('moderate'), 'a', now);
    expect(auditResult('', 'a', now + week, answer)).toMatchObject({
      isFailure: false,
      lines: [expect.stringContaining('2026-11-20'), 'moderate: a <2'],
    });
    expect(auditResult('', 'a', now + week + 1, answer).isFailure).toBe(true);
    expect(auditResult('', 'b', now, answer).isFailure).toBe(true);
    expect(auditResult('', 'a', now, auditResult(report('high'), 'a', now).answer).isFailure).toBe(true);
  });
});
