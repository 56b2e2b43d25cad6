import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMirrorCode } from './mirror-code.ts';

const host = 'h5.health-app.example';
const token = 'mt-q7v3k9x2hd';

describe('a scanned code', () => {
  it.each([
    [token, token],
    [` ${token}\n`, token],
    [`https://${host}/ai-mirror/create?token=${token}`, token],
    [`https://${host}/ai-mirror/create/?from=code&token=${token}`, token],
  ])('the token of the scanned code %s is %s', (text, expected) => expect(readMirrorCode(text, host)).toBe(expected));

  it.each([
    '',
    'ms-5k8w2r9p4c',
    'mt-short',
    'MT-Q7V3K9X2HD',
    `https://attacker.example/ai-mirror/create?token=${token}`,
    `https://${host}@attacker.example/ai-mirror/create?token=${token}`,
    `https://${host}/ai-mirror/detail?token=${token}`,
    `https://${host}/ai-mirror/create`,
    `https://${host}/ai-mirror/create?token=ms-5k8w2r9p4c`,
  ])('%s is not a mirror code', (text) => expect(readMirrorCode(text, host)).toBeUndefined());

  it('a scanned code yields a valid token or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (text) => {
        expect(readMirrorCode(text, host) ?? token).toMatch(/^mt-[a-z0-9]{8,32}$/);
      }),
      { numRuns: 50 },
    );
  });
});
