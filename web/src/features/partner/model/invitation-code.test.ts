import { describe, expect, it } from 'vitest';
import { readInvitation } from './invitation-code.ts';

const read = (text: string) => readInvitation(text, 'localhost:5173');

describe('an invitation', () => {
  it.each([
    'SP8N2D6YQ4',
    '  SP8N2D6YQ4\n',
    'https://h5.health-app.example/lose-weight-partner/invite?inviteCode=SP8N2D6YQ4',
    'http://localhost:5173/lose-weight-partner/invite?from=poster&inviteCode=SP8N2D6YQ4',
  ])('is read from %s', (text) => {
    expect(read(text)).toEqual({ code: 'SP8N2D6YQ4' });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['short', 'unreadable'],
    ['two words', 'unreadable'],
    ['https://h5.health-app.example/lose-weight-partner/invite', 'unreadable'],
    ['https://h5.health-app.example/lose-weight-partner/invite?inviteCode=%3Cscript%3E', 'unreadable'],
    ['https://h5.health-app.example/family-health/confirm?inviteCode=FH7K2M9QX4', 'foreign'],
    ['https://h5.health-app.example.evil.example/lose-weight-partner/invite?inviteCode=SP8N2D6YQ4', 'foreign'],
    ['https://h5.health-app.example@evil.example/lose-weight-partner/invite?inviteCode=SP8N2D6YQ4', 'foreign'],
    ['javascript://h5.health-app.example/lose-weight-partner/invite?inviteCode=SP8N2D6YQ4', 'foreign'],
  ])('is not in %j: %s', (text, problem) => {
    expect(read(text)).toEqual({ problem });
  });
});
