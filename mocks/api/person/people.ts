import type { Examples } from '../description.ts';
import type { UserCard } from '../generated/operations.ts';
import { successes } from '../successes.ts';

/** The public facts of a user. */
export const card = ({ userId, userName, avatar }: UserCard): UserCard => ({ userId, userName, avatar });

type Numbered = UserCard & { phoneNumber?: string | null };

/** The people of the examples with a phone number, by the number. They have accounts, although the mock plays them. */
export function peopleOf(examples: Examples): Map<string, UserCard> {
  const { members, invitations } = examples.data<{ members: Numbered[]; invitations: Numbered[] }>(
    'family.relationship',
  );
  const invited = successes<{ partner: UserCard; phoneNumber: string }>(
    examples,
    'partner.saveRelationshipByPhoneNumber',
  );
  const people: Numbered[] = [
    ...members,
    ...successes<Numbered>(examples, 'family.byUserId'),
    ...successes<Numbered>(examples, 'family.saveRelationship'),
    ...invitations,
    ...successes<Numbered>(examples, 'family.saveRelationshipByPhoneNumber'),
    ...invited.map(({ partner, phoneNumber }) => ({ ...partner, phoneNumber })),
    ...successes<Numbered>(examples, 'auth.login'),
  ];
  return new Map(people.flatMap((person) => (person.phoneNumber ? [[person.phoneNumber, card(person)]] : [])));
}
