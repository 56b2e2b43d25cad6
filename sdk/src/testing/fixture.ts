import type { OperationId } from '../generated/codes.ts';
import { type FixtureNames, loadExamples } from '../generated/fixtures.ts';
import { check, oneOf, operationId } from '../validate.ts';
import type { OperationData } from './transport.ts';

/** The names of the examples of an operation's successful replies, e.g. `FixtureName<'orders.detail'>`. */
export type FixtureName<Id extends OperationId> = FixtureNames[Id];

/**
 * Returns the data of an example in the description. The examples of a domain are loaded when one of them is first used.
 * @param operation its id
 * @param name of the example; by default the first one
 * @returns a copy, which the caller may change
 * @throws {TypeError} for an unknown operation or example
 * @example ok('orders.detail', { ...(await fixture('orders.detail', 'shipped')), orderId: 'order-1' })
 */
export async function fixture<Id extends OperationId>(
  operation: Id,
  name?: FixtureName<Id>,
): Promise<OperationData<Id>> {
  const [domain = '', verb = ''] = `${operation}`.split('.');
  const load = new Map(Object.entries(loadExamples)).get(domain);
  const { examples = {} } = (await load?.()) ?? {};
  const own = new Map(Object.entries(new Map(Object.entries(examples)).get(verb) ?? {}));
  check('operation', own.size, operationId);
  const [first = ''] = own.keys();
  check('name', name ?? first, oneOf([...own.keys()]));
  return JSON.parse(JSON.stringify(own.get(name ?? first)));
}
