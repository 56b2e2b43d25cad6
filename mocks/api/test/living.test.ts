import { expect, it } from 'vitest';
import { loadDescription } from '../description.ts';
import { living } from '../living.ts';
import { type Memories, Worlds } from '../memory.ts';
import { FRIDAY } from './world.ts';

const description = await loadDescription();
const detail = description.byRoute.get('get /scheme/app/familyHealth/queryByFamilyUserId');
if (!detail) throw new Error('The detail of a member is not described');

interface Member {
  birthDate: string;
  since: string;
  trends: { steps: { date: string; steps: number }[] };
}

/** A world of one member: the day it begins, and what it then says. */
function beginning() {
  const family = living((examples) => examples.data<Member>('family.byUserId', 'husband'), {
    'family.byUserId': (member) => member,
  });
  const worlds = new Worlds({ family } as Memories, description.examples);
  return (now: Date) =>
    worlds.handler(detail as NonNullable<typeof detail>)?.({ input: {}, now, token: '' }, {}) as Member;
}

it('begins as the examples on their day', () => {
  expect(beginning()(FRIDAY)).toEqual(description.examples.data('family.byUserId', 'husband'));
});

it('moves days and moments to the day on which it begins, and no date of birth', () => {
  const member = beginning()(new Date(2027, 0, 2, 9, 0));
  expect(member.trends.steps.at(-1)).toEqual({ date: '2027-01-02', steps: 4873 });
  expect(member.since).toBe('2026-04-20T20:31:09+08:00');
  expect(member.birthDate).toBe('1986-03-02');
});

it('moves back where the clock is behind the examples', () => {
  expect(beginning()(new Date(2026, 10, 18, 9, 0)).trends.steps.at(-1)?.date).toBe('2026-11-18');
});

it('stays once it has begun', () => {
  const ask = beginning();
  ask(FRIDAY);
  expect(ask(new Date(2027, 0, 2)).trends.steps.at(-1)?.date).toBe('2026-11-20');
});

it('may be changed without a change to the examples', () => {
  beginning()(FRIDAY).since = 'changed';
  expect(description.examples.data<Member>('family.byUserId', 'husband').since).toBe('2026-03-08T20:31:09+08:00');
});
