import { operations } from './generated/operations.ts';
import type { App } from './hosts.ts';
import { withIdempotencyKey } from './idempotency-key.ts';
import { type Operation, readRow } from './table.ts';

/**
 * Reads the generated table of all operations.
 * @param app determines the path of an operation that exists on both hosts
 */
export function readTable(app: App): Operation[] {
  return Object.entries(operations).map(([id, text]) => {
    const row = readRow(id, text, app);
    return row.idempotencyKey ? { ...row, identify: withIdempotencyKey } : row;
  });
}
