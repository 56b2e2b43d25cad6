import type { Eaten } from '../../foods/portion.ts';
import type { IfTaken, MealEntryKind, MealType } from '../../generated/operations.ts';

/** A meal that was eaten. All sums of a day are sums of its entries. */
export interface Entry {
  kind: MealEntryKind;
  /**
   * Id of the analysis, the meal of the plan or the AI-food analysis that the entry refers to. Each has at most one entry.
   */
  sourceId: string;
  /**
   * Id of the AI-food analysis that recognised the meal; null for none. It counts once, even if an analysis took it over.
   */
  aiFoodAnalysisId: string | null;
  date: string;
  mealType: MealType;
  recordedAt: string;
  picture: string | null;
  items: readonly Eaten[];
}

export type Entries = readonly Entry[];

export const find = (entries: Entries, sourceId: string): Entry | undefined =>
  entries.find((entry) => entry.sourceId === sourceId);

/** The entry of a meal of AI food: its own, or that of the analysis that took it over. */
export const ofRecognition = (entries: Entries, aiFoodAnalysisId: string): Entry | undefined =>
  entries.find((entry) => entry.aiFoodAnalysisId === aiFoodAnalysisId);

/**
 * The entries with a new or changed one.
 * @param ifTaken the person's decision about other meals in the slot, the meal of a day
 * @returns undefined if the slot has another meal and the person has not decided
 */
export function withEntry(entries: Entries, entry: Entry, ifTaken?: IfTaken): Entries | undefined {
  const isSame = ({ sourceId, aiFoodAnalysisId }: Entry) =>
    sourceId === entry.sourceId || (aiFoodAnalysisId !== null && aiFoodAnalysisId === entry.aiFoodAnalysisId);
  const inSlot = ({ date, mealType }: Entry) => date === entry.date && mealType === entry.mealType;
  const others = entries.filter((one) => !isSame(one));
  // The person has already decided about a meal that stays in its slot.
  const stays = entries.some((one) => isSame(one) && inSlot(one));
  if (others.some(inSlot) && !stays && ifTaken === undefined) return undefined;
  return [...(ifTaken === 'replace' ? others.filter((one) => !inSlot(one)) : others), entry];
}

export const withoutEntry = (entries: Entries, sourceId: string): Entries =>
  entries.filter((entry) => entry.sourceId !== sourceId);

const inOrder: MealType[] = ['breakfast', 'lunch', 'dinner', 'snack'];

/** The entries of a day: breakfast, lunch, dinner, then snacks; within a slot by time. */
export function entriesOn(entries: Entries, date: string): Entry[] {
  const place = ({ mealType, recordedAt }: Entry) => `${inOrder.indexOf(mealType)} ${recordedAt}`;
  return entries.filter((entry) => entry.date === date).sort((a, b) => place(a).localeCompare(place(b)));
}

/** The days on which the entries differ. */
export function changedDays(before: Entries, after: Entries): string[] {
  const only = (some: Entries, others: Entries) => some.filter((entry) => !others.includes(entry));
  return [...new Set([...only(before, after), ...only(after, before)].map(({ date }) => date))];
}
