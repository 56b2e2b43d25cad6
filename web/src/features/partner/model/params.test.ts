import { describe, expect, it } from 'vitest';
import { readParams } from '#platform/routing/params.ts';
import { inviteParams, rankParams } from './params.ts';

const readInvite = (text: string) => readParams(inviteParams, new URLSearchParams(text));
const readRank = (text: string) => readParams(rankParams, new URLSearchParams(text));

describe('the search parameters', () => {
  it('the search parameters have defaults', () => {
    expect(readInvite('')).toEqual({ way: 'qr' });
    expect(readRank('')).toEqual({ kind: 'single', period: 'week' });
  });

  it('the search parameters are parsed', () => {
    expect(readInvite('way=match')).toEqual({ way: 'match' });
    expect(readInvite('inviteCode=SP8N2D6YQ4')).toEqual({ way: 'qr', inviteCode: 'SP8N2D6YQ4' });
    expect(readRank('kind=pair&period=total')).toEqual({ kind: 'pair', period: 'total' });
  });

  it('the search parameters are undefined if one is invalid', () => {
    expect(readInvite('way=mail')).toBeUndefined();
    expect(readInvite('inviteCode=a+b')).toBeUndefined();
    expect(readRank('period=year')).toBeUndefined();
  });
});
