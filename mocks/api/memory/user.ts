import type { Examples } from '../description.ts';
import type { Memory } from '../memory.ts';

/**
 * The token says who signed in: `promoter`, or `shop-test-promoter` to have a world of one's own, is the person of the
 * example `promoter`. Any other token is the person of the first example.
 */
export const memory: Memory<Examples> = {
  seed: (examples) => examples,
  handlers: {
    'user.accountInformation': (examples, { token }, reply) =>
      person(examples, 'user.accountInformation', token) ?? reply,
    'user.information': (examples, { token }, reply) => person(examples, 'user.information', token) ?? reply,
  },
};

function person(examples: Examples, operationId: string, token: string): unknown {
  const asked = token.split('-').at(-1);
  const name = examples.names(operationId).find((name) => name === asked && !name.startsWith('fail'));
  return name && examples.data(operationId, name);
}
