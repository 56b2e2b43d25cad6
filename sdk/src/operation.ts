import type { CallOptions } from './call-options.ts';
import type { CoreClient } from './client-options.ts';
import { internalsOf } from './core-client.ts';
import type { OperationId } from './generated/codes.ts';
import { hide } from './hide.ts';
import type { App } from './hosts.ts';
import { withIdempotencyKey } from './idempotency-key.ts';
import { type Operation, readRow } from './table.ts';
import { check } from './validate.ts';

/**
 * A function that calls an operation, like the method of a client.
 * @typeParam Id of the operation
 * @typeParam Kind `paged` is a read whose reply is a page of a list
 * @typeParam Input its input as a tuple; empty without one
 */
export interface OperationFunction<
  Id extends OperationId,
  Kind extends 'read' | 'paged' | 'command',
  Input extends unknown[],
  Data,
> {
  /** @throws {HealthError} */
  (health: CoreClient, ...args: [...input: Input, options?: CallOptions]): Promise<Data>;
  /** Only for the compiler: the id and the kind of the operation. */
  readonly '~operation'?: { id: Id; kind: Kind; input: Input; data: Data };
}

const rowKey: unique symbol = Symbol.for('@health-app/sdk/operation');

/**
 * Creates the function of an operation. It contains its row, so that a bundle has the rows of the imported functions alone.
 * @param id of the operation
 * @param text its row
 * @param identify adds the `idempotencyKey` to an input
 */
export function operation<
  Id extends OperationId,
  Kind extends 'read' | 'paged' | 'command',
  Input extends unknown[],
  Data,
>(id: Id, text: string, identify?: Operation['identify']): OperationFunction<Id, Kind, Input, Data> {
  const rows: Partial<Record<App, Operation>> = {};
  const rowFor = (app: App) => {
    rows[app] ??= { ...readRow(id, text, app), identify };
    return rows[app];
  };
  const call = (health: CoreClient, ...args: unknown[]) => {
    const { call } = internalsOf(health);
    const row = rowFor(health.app);
    const [input, options] = row.noInput ? [undefined, ...args] : args;
    return call(row, input, options as CallOptions | undefined) as Promise<Data>;
  };
  return hide(call, rowKey, rowFor);
}

/** Creates the function of a command whose input has an `idempotencyKey`; a bundle without one has no code for the keys. */
export function repeatable<Id extends OperationId, Input extends unknown[], Data>(
  id: Id,
  text: string,
): OperationFunction<Id, 'command', Input, Data> {
  return operation(id, text, withIdempotencyKey);
}

/**
 * Returns the row of a function of `@health-app/sdk/operations`.
 * @throws {TypeError} for any other function
 */
export function rowOf(given: unknown, app: App): Operation {
  const rowFor: ((app: App) => Operation) | undefined = Object(given)[rowKey]?.();
  check('operation', rowFor, [Boolean, 'a function of @health-app/sdk/operations']);
  return (rowFor as (app: App) => Operation)(app);
}
