import type { Examples } from '../../description.ts';

/**
 * The token says who signed in: `promoter`, or `shop-test-promoter` to have a world of one's own, is the person of the
 * example `promoter`. Any other token is the person of the first example.
 */
export function personOf<Person>(examples: Examples, operationId: string, token: string): Person {
  return named<Person>(examples, operationId, token) ?? examples.data<Person>(operationId);
}

/** Whether the token names a person who is no promoter. A token that names nobody may see what promoters see. */
export function isNoPromoter(examples: Examples, token: string): boolean {
  return named<{ promoteRoleFlag: 0 | 1 }>(examples, 'user.information', token)?.promoteRoleFlag === 0;
}

function named<Person>(examples: Examples, operationId: string, token: string): Person | undefined {
  const asked = token.split('-').at(-1);
  const name = examples.names(operationId).find((name) => name === asked && !name.startsWith('fail'));
  return name === undefined ? undefined : examples.data<Person>(operationId, name);
}
