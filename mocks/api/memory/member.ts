import type { Examples } from '../description.ts';
import type { Memory } from '../memory.ts';
import { successes } from '../successes.ts';

interface Person {
  memberType: number;
}

/** Members may, others have the free uses of the example. Who it is, the token says as it does for `user`. */
export const memory: Memory<'member', Examples> = {
  begin: (examples) => examples,
  handlers: {
    'member.hasPermission'(examples, { input, token, fail }) {
      const { memberType } = personOf(examples, token);
      const permission = successes<Person>(examples, 'member.hasPermission').find(
        (example) => example.memberType > 0 === memberType > 0,
      );
      return permission ? { ...permission, memberType, feature: input.feature ?? 'aiFood' } : fail('failUnavailable');
    },
  },
};

function personOf(examples: Examples, token: string): Person {
  const id = 'user.information';
  const asked = token.split('-').at(-1);
  return examples.data<Person>(
    id,
    examples.names(id).find((name) => name === asked && !name.startsWith('fail')),
  );
}
