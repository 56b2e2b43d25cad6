import type { Examples } from '../description/description.ts';
import { successExamples } from '../engine/success-examples.ts';
import type { FamilyMember, UserCard } from '../generated/operations.ts';

/** The public facts of a user. */
export const card = ({ userId, userName, avatar }: UserCard): UserCard => ({ userId, userName, avatar });

type Numbered = UserCard & Partial<Pick<FamilyMember, 'phoneNumber'>>;

/** The people of the examples with a phone number, by number. They have accounts, although the mock simulates them. */
export function peopleOf(examples: Examples): Map<string, UserCard> {
  const { members, invitations } = examples.data('family.relationship');
  const invited = successExamples(examples, 'partner.saveRelationshipByPhoneNumber');
  const people: Numbered[] = [
    ...members,
    ...successExamples(examples, 'family.byUserId'),
    ...successExamples(examples, 'family.saveRelationship'),
    ...invitations,
    ...successExamples(examples, 'family.saveRelationshipByPhoneNumber'),
    ...invited.map(({ partner, phoneNumber }) => ({ ...partner, phoneNumber })),
    ...successExamples(examples, 'auth.login'),
  ];
  return new Map(people.flatMap((person) => (person.phoneNumber ? [[person.phoneNumber, card(person)]] : [])));
}
