import type { Examples } from '../description/description.ts';
import { successExamples, successNames } from '../engine/success-examples.ts';
import type { FamilyMember, User, UserCard } from '../generated/operations.ts';

/** The public facts of a user. */
export const card = ({ userId, userName, avatar }: UserCard): UserCard => ({ userId, userName, avatar });

type Numbered = UserCard & Partial<Pick<FamilyMember, 'phoneNumber'>>;

/** The people of the examples. */
export interface People {
  /** Those with a phone number, by number. They have accounts, although the mock simulates them. */
  cards: Map<string, UserCard>;
  /** Those who can sign in, by number, with the name of their example of the user information. */
  users: Map<string, { example: string; user: Omit<User, 'userToken'> }>;
  /** The names of all examples of the user information. */
  examples: string[];
}

export function peopleOf(examples: Examples): People {
  const { members, invitations } = examples.data('family.relationship');
  const invited = successExamples(examples, 'partner.saveRelationshipByPhoneNumber');
  const numbered: Numbered[] = [
    ...members,
    ...successExamples(examples, 'family.byUserId'),
    ...successExamples(examples, 'family.saveRelationship'),
    ...invitations,
    ...successExamples(examples, 'family.saveRelationshipByPhoneNumber'),
    ...invited.map(({ partner, phoneNumber }) => ({ ...partner, phoneNumber })),
    ...successExamples(examples, 'auth.login'),
  ];
  const users = successNames(examples, 'auth.login').map((example) => {
    const { userToken: _, ...user } = examples.data('auth.login', example);
    return [user.phoneNumber, { example, user }] as const;
  });
  return {
    cards: new Map(numbered.flatMap((person) => (person.phoneNumber ? [[person.phoneNumber, card(person)]] : []))),
    // The first example of a number counts.
    users: new Map(users.reverse()),
    examples: successNames(examples, 'user.information'),
  };
}
