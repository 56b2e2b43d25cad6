import { timestamp } from '../../days.ts';
import type { Examples } from '../../description.ts';
import { codeOf } from '../../hash.ts';
import { inThePast } from '../../live-dates.ts';
import type { Person } from '../../person.ts';
import {
  type Card,
  type Invitation,
  type Kind,
  type Known,
  later,
  type Member,
  type Option,
  type Relation,
  statusOf,
} from './relation.ts';

interface QrCode {
  inviteCode: string;
  link: string;
  shared: Kind[];
  expiresAt: string;
}

/** A code of another person. A used code is gone. */
export interface ForeignCode extends Card {
  familyName: string;
  inviteCode: string;
  shared: Kind[];
  expiresAt: string;
  used?: boolean;
}

export interface World {
  /** The person of this world. */
  person: Person;
  relations: Relation[];
  options: Option[];
  ownCodes: QrCode[];
  foreignCodes: ForeignCode[];
  /** Facts about people who may join, by their id. */
  known: Map<string, Known>;
  byPhone: Map<string, Card>;
}

const DAYS_OF_A_CODE = 3;

/** The family, the invitations, the codes and the people of the examples. */
export function begin(examples: Examples, now: Date, person: Person): World {
  const all = <T>(id: string): T[] =>
    examples
      .names(id)
      .filter((name) => !name.startsWith('fail'))
      .map((name) => examples.data<T>(id, name));
  const { members, invitations } = examples.data<{ members: Member[]; invitations: Invitation[] }>(
    'family.relationship',
  );
  const details = all<Member>('family.byUserId');
  const invited = all<Invitation & { phoneNumber: string }>('family.saveRelationshipByPhoneNumber');
  const people = [...members, ...details, ...all<Member>('family.saveRelationship'), ...invitations, ...invited];

  const relations = [
    ...members.map((member): Relation => {
      const trends = details.find(({ userId }) => userId === member.userId)?.trends ?? {};
      const { relationshipId } = member;
      return {
        relationshipId,
        person: card(member),
        status: 'accepted',
        sentByMe: true,
        member: { ...member, trends },
      };
    }),
    ...invitations.map((invitation) => relationOf(invitation, true)),
    ...examples.data<Invitation[]>('family.invitedMessage').map((invitation) => relationOf(invitation, false)),
  ];
  const isExample = person.profile.userId === examples.data<Card>('user.information').userId;
  return {
    person,
    relations: structuredClone(relations.map((relation) => inThePast(relation, now))),
    options: examples.data('family.relationshipEnum'),
    ownCodes: isExample ? all('family.qrCode') : [],
    foreignCodes: structuredClone(all<ForeignCode>('family.name').filter(({ inviteCode }) => inviteCode !== undefined)),
    known: new Map(details.concat(all('family.saveRelationship')).map((person) => [person.userId, person])),
    byPhone: new Map(people.flatMap((person) => (person.phoneNumber ? [[person.phoneNumber, card(person)]] : []))),
  };
}

export const card = ({ userId, userName, avatar }: Card): Card => ({ userId, userName, avatar });

function relationOf(invitation: Invitation, sentByMe: boolean): Relation {
  const { relationshipId, status } = invitation;
  return { relationshipId, person: card(invitation), status, sentByMe, invitation };
}

export const membersOf = ({ relations }: World): Member[] =>
  relations.flatMap(({ member }) => member ?? []).sort((a, b) => Date.parse(a.since) - Date.parse(b.since));

export const openWith = ({ relations }: World, userId: string, now: Date): Relation[] =>
  relations.filter((relation) => relation.person.userId === userId && statusOf(relation, now) === 'invited');

export function nextId({ relations }: World): string {
  const numbers = relations.map(({ relationshipId }) => Number(relationshipId.split('-').at(-1)));
  return `family-${Math.max(...numbers, 2100) + 1}`;
}

const works = ({ expiresAt }: { expiresAt: string }, now: Date) => Date.parse(expiresAt) > now.getTime();

export const isUsable = (code: ForeignCode, now: Date): boolean => !code.used && works(code, now);

/** The code for a selection of kinds; a new one after its expiry. */
export function ownCode(world: World, shared: Kind[], now: Date): QrCode {
  const key = [...shared].sort().join();
  const known = world.ownCodes.find((code) => [...code.shared].sort().join() === key && works(code, now));
  if (known) return known;
  const inviteCode = `FH${codeOf(`${world.person.profile.userId} ${world.ownCodes.length}`).toUpperCase()}`;
  const link = `https://h5.health-app.example/family-health/confirm?inviteCode=${inviteCode}`;
  const code = { inviteCode, link, expiresAt: later(now, DAYS_OF_A_CODE), shared };
  world.ownCodes.push(code);
  return code;
}

/** Within the last year, newest first. */
export const recent = (invitations: Invitation[], now: Date): Invitation[] =>
  invitations
    .filter(({ invitedAt }) => Date.parse(invitedAt) > Date.parse(timestamp(now)) - 365 * 86_400_000)
    .sort((a, b) => Date.parse(b.invitedAt) - Date.parse(a.invitedAt));
