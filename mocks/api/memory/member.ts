import type { Memory } from '../memory.ts';
import { isMember } from '../person.ts';

/** Members may use every feature, others as often as they have free uses. */
export const memory: Memory<'member', null> = {
  begin: () => null,
  handlers: {
    'member.hasPermission'(_, { input: { feature = 'aiFood' }, person }) {
      const freeUsesLeft = isMember(person) ? null : person.freeUses[feature];
      return { feature, permitted: freeUsesLeft !== 0, memberType: person.profile.memberType, freeUsesLeft };
    },
  },
};
