import { portionOf, totalMacros } from '../../foods/portion.ts';
import type { IfTaken, Macros, MealEntry } from '../../generated/operations.ts';
import { changedDays, type Entries, type Entry, withEntry, withoutEntry } from './entries.ts';

/**
 * The meals that a person has eaten: the single record that the analyses, the meal plan, AI food and the reports read and
 * change.
 */
export interface Ledger {
  entries: Entries;
  /** The last change of a day; Unix time in ms. */
  changed: Map<string, number>;
}

export const emptyLedger = (): Ledger => ({ entries: [], changed: new Map() });

/** Records a meal, or changes it. Returns false if its slot has another meal and the person has not decided about it. */
export function record(ledger: Ledger, entry: Entry, ifTaken: IfTaken | undefined, now: Date): boolean {
  const entries = withEntry(ledger.entries, entry, ifTaken);
  if (entries) become(ledger, entries, now);
  return entries !== undefined;
}

export const takeBack = (ledger: Ledger, sourceId: string, now: Date): void =>
  become(ledger, withoutEntry(ledger.entries, sourceId), now);

function become(ledger: Ledger, entries: Entries, now: Date): void {
  for (const date of changedDays(ledger.entries, entries)) ledger.changed.set(date, now.getTime());
  ledger.entries = entries;
}

/** The nutrients of a meal. Portions are rounded to the tenths of the replies; their sums are exact. */
export const macrosOf = ({ items }: Pick<Entry, 'items'>): Macros =>
  totalMacros(items.map((item) => portionOf(item).macros));

export const sumOf = (entries: Entries): Macros => totalMacros(entries.map(macrosOf));

/** An entry in the form of the description. */
export function showEntry(entry: Entry): MealEntry {
  const { kind, sourceId, aiFoodAnalysisId, mealType, recordedAt, picture, items } = entry;
  return {
    ...{ mealType, recordedAt, kind, picture },
    analysisId: kind === 'analysed' ? sourceId : null,
    mealId: kind === 'planned' ? sourceId : null,
    aiFoodAnalysisId,
    macros: macrosOf(entry),
    items: items.map(portionOf),
  };
}
