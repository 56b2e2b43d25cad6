import type { Examples } from './description.ts';

/** Whether the person that a token stands for is a member; see `memory/user.ts` for who that is. */
export function isMember(examples: Examples, token: string): boolean {
  const id = 'user.information';
  const asked = token.split('-').at(-1) ?? '';
  const name = examples.names(id).includes(asked) && !asked.startsWith('fail') ? asked : undefined;
  return examples.data<{ memberType: number }>(id, name).memberType > 0;
}
