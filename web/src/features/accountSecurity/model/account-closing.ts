import type { IncomeSummary, OrderCounts } from '@health-app/sdk';

/** An obstacle to closing an account, with a number of orders or an amount in cents. */
export interface Blocker {
  kind: 'awaitingPayment' | 'awaitingShipment' | 'shipped' | 'openRefund' | 'income';
  value: number;
}

const orderKinds = ['awaitingPayment', 'awaitingShipment', 'shipped', 'openRefund'] as const;

/** The obstacles to closing the account. A missing or invalid number is no obstacle, because the server decides. */
export function blockersOf(
  counts: Partial<OrderCounts> | undefined,
  income: Partial<IncomeSummary> | undefined,
): Blocker[] {
  const found: Blocker[] = orderKinds.map((kind) => ({ kind, value: Number(counts?.[kind]) }));
  found.push({ kind: 'income', value: Number(income?.totalAmount) });
  return found.filter(({ value }) => value > 0);
}

/** Whether the typed text is the word, ignoring case and character width. */
export const isWord = (typed: string, word: string): boolean =>
  typed.normalize('NFKC').trim().toLocaleLowerCase() === word.toLocaleLowerCase();

/** Maximum length of a reason in the API, characters. */
const longestReason = 200;

/** Joins the chosen reason and the person's own text; empty without either. */
export const reasonOf = (chosen: string, words: string): string =>
  [chosen, words.trim()].filter(Boolean).join('. ').slice(0, longestReason);
