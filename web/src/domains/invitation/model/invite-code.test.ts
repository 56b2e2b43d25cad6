import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInviteCode } from './invite-code.ts';

const read = (text: string) => readInviteCode(text, ({ pathname }) => pathname === '/invite');

describe('an invite code', () => {
  it('an invite code is read from typed text with spaces and from an invitation link', () => {
    expect(read(' SP8N 2D6Y Q4\n')).toEqual({ inviteCode: 'SP8N2D6YQ4' });
    expect(read('https://app.example/invite?from=poster&inviteCode=SP8N2D6YQ4')).toEqual({ inviteCode: 'SP8N2D6YQ4' });
  });

  it.each([
    ['   ', 'empty'],
    ['SP8N2D6', 'no-code'],
    ['S'.repeat(33), 'no-code'],
    ['app.example/invite', 'no-code'],
    ['https://', 'no-code'],
    ['https://app.example/invite', 'no-code'],
    ['https://app.example/invite?inviteCode=..%2F..%2Fx', 'no-code'],
    ['https://app.example/course?inviteCode=SP8N2D6YQ4', 'elsewhere'],
    ['WIFI:S:Home;T:WPA;P:12345678;;', 'elsewhere'],
  ])('the text %j has no invite code: %s', (text, problem) => expect(read(text)).toEqual({ problem }));

  it('an invite code has only safe characters, whatever the scanned text is', () => {
    const link = fc.string().map((code) => `https://app.example/invite?inviteCode=${code}`);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true }), link), (text) => {
        const result = read(text);
        if ('inviteCode' in result) expect(result.inviteCode).toMatch(/^[\w-]{8,32}$/);
        else expect(['empty', 'elsewhere', 'no-code']).toContain(result.problem);
      }),
    );
  });
});
