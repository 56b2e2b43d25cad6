import { readFileSync } from 'node:fs';
import type { Consent } from '@health-app/sdk';
import { describe, expect, test } from 'vitest';
import { decisionOn, isGiven, purposes, readConsents, withDecision } from './consents.ts';

const yes: Consent = { purpose: 'ranking', given: true, decidedAt: '2026-11-20T13:00:00+08:00' };
const no: Consent = { ...yes, given: false, decidedAt: '2026-11-21T13:00:00+08:00' };

describe('a consent', () => {
  test('a consent is missing until the person decides', () => {
    for (const purpose of purposes) expect(isGiven([], purpose)).toBe(false);
  });

  test('a consent applies to its purpose only', () => {
    expect(isGiven([yes], 'ranking')).toBe(true);
    expect(isGiven([yes], 'training')).toBe(false);
  });

  test('a withdrawal ends a consent, and its time is kept', () => {
    const decided = withDecision([yes], no);
    expect(isGiven(decided, 'ranking')).toBe(false);
    expect(decisionOn(decided, 'ranking')?.decidedAt).toBe(no.decidedAt);
    expect(decided).toHaveLength(1);
  });

  test('invalid stored consents are ignored', () => {
    expect(readConsents('yes')).toEqual([]);
    expect(readConsents([{ purpose: 1, given: true, decidedAt: '' }])).toEqual([]);
    expect(readConsents([yes])).toEqual([yes]);
  });

  test('a consent is still read next to one of an unknown purpose', () => {
    const newer: Consent = { ...yes, purpose: 'research' };
    expect(readConsents([newer, no])).toEqual([newer, no]);
    expect(isGiven([newer, no], 'ranking')).toBe(false);
  });
});

test('the list has every purpose of the description', () => {
  const description = JSON.parse(
    readFileSync(new URL('../../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
  );
  expect(purposes).toEqual(description.components.schemas.ConsentPurpose.enum);
});
