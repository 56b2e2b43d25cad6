import type { Examples } from '../description.ts';
import type { FamilyMember, UserCard } from '../generated/operations.ts';
import { successes } from '../successes.ts';

/** The public facts of a user. */
export const card = ({ userId, userName, avatar }: UserCard): UserCard => ({ userId, userName, avatar });

type Numbered = UserCard & Partial<Pick<FamilyMember, 'phoneNumber'>>;

/** The people of the examples with a phone number, by the number. They have accounts, although the mock plays them. */
export function peopleOf(examples: Examples): Map<string, UserCard> {
  const { members, invitations } = examples.data('family.relationship');
  const invited = successes(examples, 'partner.saveRelationshipByPhoneNumber');
  const people: Numbered[] = [
    ...members,
    ...successes(examples, 'family.byUserId'),
    ...successes(examples, 'family.saveRelationship'),
    ...invitations,
    ...successes(examples, 'family.saveRelationshipByPhoneNumber'),
    ...invited.map(({ partner, phoneNumber }) => ({ ...partner, phoneNumber })),
    ...successes(examples, 'auth.login'),
  ];
  return new Map(people.flatMap((person) => (person.phoneNumber ? [[person.phoneNumber, card(person)]] : [])));
}
