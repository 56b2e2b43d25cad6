import { describe, expect, it } from 'vitest';
import { readInviteParameters, readRankParameters } from './parameters.ts';

const search = (text: string) => new URLSearchParams(text);

describe('the parameters', () => {
  it('have defaults', () => {
    expect(readInviteParameters(search(''))).toEqual({ way: 'qr' });
    expect(readRankParameters(search(''))).toEqual({ kind: 'single', period: 'week' });
  });

  it('are read', () => {
    expect(readInviteParameters(search('way=match'))).toEqual({ way: 'match' });
    expect(readInviteParameters(search('inviteCode=SP8N2D6YQ4'))).toEqual({ way: 'qr', inviteCode: 'SP8N2D6YQ4' });
    expect(readRankParameters(search('kind=pair&period=total'))).toEqual({ kind: 'pair', period: 'total' });
  });

  it('are none when wrong', () => {
    expect(readInviteParameters(search('way=mail'))).toBeUndefined();
    expect(readInviteParameters(search('inviteCode=a+b'))).toBeUndefined();
    expect(readRankParameters(search('period=year'))).toBeUndefined();
  });
});
