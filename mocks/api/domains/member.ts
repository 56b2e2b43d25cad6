import type { Memory } from '../engine/memory.ts';
import { freeUsesLeft, mayUse } from '../person/person.ts';

/** Members may use every feature; other people have a number of free uses. */
export const memory: Memory<'member', null> = {
  begin: () => null,
  handlers: {
    'member.hasPermission'(_, { input: { feature = 'aiFood' }, person }) {
      const { memberType } = person.profile;
      return { feature, permitted: mayUse(person, feature), memberType, freeUsesLeft: freeUsesLeft(person, feature) };
    },
  },
};
