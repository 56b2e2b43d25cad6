import { describe, expect, it } from 'vitest';
import { readPartnerCode } from './partner-code.ts';

const read = (text: string) => readPartnerCode(text, 'localhost:5173');

describe('an invitation', () => {
  it.each([
    'SP8N2D6YQ4',
    '  SP8N 2D6Y Q4\n',
    'https://h5.health-app.example/lose-weight-partner/invite?inviteCode=SP8N2D6YQ4',
    'http://localhost:5173/lose-weight-partner/invite?from=poster&inviteCode=SP8N2D6YQ4',
  ])('the invite code is read from %s', (text) => {
    expect(read(text)).toEqual({ inviteCode: 'SP8N2D6YQ4' });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['short', 'no-code'],
    ['two', 'no-code'],
    ['https://h5.health-app.example/lose-weight-partner/invite', 'no-code'],
    ['https://h5.health-app.example/lose-weight-partner/invite?inviteCode=%3Cscript%3E', 'no-code'],
    ['https://h5.health-app.example/family-health/confirm?inviteCode=FH7K2M9QX4', 'elsewhere'],
    ['https://h5.health-app.example.evil.example/lose-weight-partner/invite?inviteCode=SP8N2D6YQ4', 'elsewhere'],
    ['https://h5.health-app.example@evil.example/lose-weight-partner/invite?inviteCode=SP8N2D6YQ4', 'elsewhere'],
    ['javascript://h5.health-app.example/lose-weight-partner/invite?inviteCode=SP8N2D6YQ4', 'elsewhere'],
  ])('the text %j has no invite code: %s', (text, problem) => {
    expect(read(text)).toEqual({ problem });
  });
});
