import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../../sdk/src/generated/operations.ts';

/** The ids of the operations that the app's code names, such as `mutations.orders.cancel` and `'evaluation.report'`. */
export function calledOperations(effect: 'read' | 'command'): string[] {
  const source = join(import.meta.dirname, '../../src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const code = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
  const named = new Set(
    code.match(/(?<=\b(?:mutations|queries|infiniteQueries|health)\s*\.|\buseFirst(?:Query|Pages)\(')\w+\.\w+/g),
  );
  return operationsOf(effect).filter((id) => named.has(id));
}

export const operationsOf = (effect: 'read' | 'command'): string[] =>
  Object.entries(operations).flatMap(([operation, row]) => {
    const [method, , ...marks] = row.split(' ');
    const isCommand = method === 'POST' ? !marks.includes('effect=read') : marks.includes('effect=command');
    return isCommand === (effect === 'command') ? [operation] : [];
  });

/** @param host the host of an operation that several have */
export const pathOf = (operation: string, host = 'scheme'): string =>
  (operations[operation] ?? '').split(' ')[1]?.replace('{app}', host) ?? '';
