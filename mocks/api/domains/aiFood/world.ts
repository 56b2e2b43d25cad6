import type { Examples } from '../../description/description.ts';
import { moment, msOf, timestamp } from '../../engine/days.ts';
import { generated } from '../../engine/generated-by.ts';
import { hasHappened } from '../../engine/live-dates.ts';
import type { Eater } from '../../foods/target.ts';
import type { AiFoodEntry, AiFoodSummary, FoodFacts } from '../../generated/operations.ts';
import { type Entries, entriesOn } from '../../person/ledger/entries.ts';
import type { Ledger } from '../../person/ledger/ledger.ts';
import type { Person } from '../../person/person.ts';
import { type Analysis, type Entry, progressOf } from './analysis.ts';
import { factsOf, recognise, spokenAmount, typicalAmount, understand } from './food.ts';
import { GENERATING, macrosOfDay, type Summary, textOf } from './summary.ts';

export interface State {
  foods: FoodFacts[];
  /** Oldest first. */
  analyses: Analysis[];
  /** By day. */
  summaries: Map<string, Summary>;
}

/** Creates the analyses of the history, and the summaries that are ready. */
export function begin(examples: Examples, now: Date, person: Person): State {
  const foods = examples.data('aiFood.foodName');
  const days = (person.isNew ? [] : ['firstPage', 'lastPage']).flatMap(
    (name) => examples.data('aiFood.historyRecord', name).list,
  );
  const analyses = days.flatMap(({ date, records }) =>
    records
      .filter(({ createdAt }) => hasHappened(createdAt, now))
      .map(({ analysisId, mealType, source, createdAt, picture, items }) => {
        const entries = entered(foods, items).entries.map((entry, index) => confirmed(entry, source, index));
        const unknownNames: string[] = [];
        const shown = { analysisId, mealType, source, createdAt, picture, date, entries, unknownNames };
        return { ...shown, updatedAt: createdAt, begun: null };
      }),
  );
  const { date, text, textNeeds, generatedAt } = examples.data('aiFood.userSummary', 'ready');
  const summaries: State['summaries'] = new Map();
  if (!person.isNew && text !== null && generatedAt !== null && hasHappened(generatedAt, now))
    summaries.set(date, { begun: msOf(generatedAt) - GENERATING, generatedAt, text, needs: textNeeds?.areas ?? [] });
  return {
    foods,
    analyses: analyses.reverse(),
    summaries,
  };
}

export const find = ({ analyses }: State, id: string): Analysis | undefined =>
  analyses.find(({ analysisId }) => analysisId === id);

export const readyOnes = ({ analyses }: State, now: Date): Analysis[] =>
  analyses.filter((analysis) => progressOf(analysis, now).status === 'ready');

export const readyOn = (state: State, date: string, now: Date): Analysis[] =>
  readyOnes(state, now).filter((analysis) => analysis.date === date);

/** The number of the first analysis of the examples. */
const FIRST_ID = 4172;

/** Stores a submission: a new analysis, or a change of an earlier one. */
export function keep(
  state: State,
  shown: Pick<Analysis, 'picture' | 'mealType' | 'date' | 'entries' | 'unknownNames'>,
  before: Analysis | undefined,
  { source, now, owner, deleted }: { source: Analysis['source']; now: Date; owner: string; deleted: number },
): Analysis {
  const { analyses } = state;
  const updatedAt = timestamp(now);
  if (before) {
    return Object.assign(before, shown, { updatedAt, begun: null });
  }
  const analysisId = `aifood-${FIRST_ID + analyses.length + deleted}`;
  const analysis = {
    ...shown,
    analysisId,
    owner,
    source,
    createdAt: updatedAt,
    updatedAt,
    begun: now.getTime(),
  };
  analyses.push(analysis);
  return analysis;
}

export function summaryOf(
  state: State,
  ledger: Ledger,
  date: string,
  now: Date,
  energyTarget: number | null,
): AiFoodSummary {
  const day = { date, ...macrosOfDay(entriesOn(ledger.entries, date)), energyTarget };
  const summary = state.summaries.get(date);
  if (!summary) return { ...day, status: 'none', text: null, ...generated(null) };
  const { begun, text, needs, generatedAt } = summary;
  if (now.getTime() < begun + GENERATING) return { ...day, status: 'generating', text: null, ...generated(null) };
  const changed = ledger.changed.get(date) ?? 0;
  const written = { text, ...(needs.length > 0 && { textNeeds: { areas: [...needs] } }) };
  return { ...day, status: changed > begun ? 'outdated' : 'ready', ...written, ...generated(generatedAt) };
}

export function summarise(state: State, entries: Entries, date: string, now: Date, eater: Eater): void {
  const generatedAt = timestamp(moment(now.getTime() + GENERATING));
  const written = textOf(date, entriesOn(entries, date), eater);
  state.summaries.set(date, { begun: now.getTime(), generatedAt, ...written });
}

/** The foods in a photo, each with its typical portion, because a photo shows no weight. */
export function seen({ foods, analyses }: State, picture: string): Pick<Analysis, 'entries' | 'unknownNames'> {
  const same = analyses.filter((analysis) => analysis.source === 'photo' && analysis.picture === picture).at(-1);
  const found = same?.entries.map(({ food }) => food) ?? recognise(foods, picture);
  const { entries } = entered(
    foods,
    found.map(({ foodId, name }) => ({ foodId, name })),
  );
  return { entries: entries.map((entry, index) => confirmed(entry, 'photo', index)), unknownNames: [] };
}

/** The foods that a person enters, by id, by name or in a sentence. The default amount is the typical portion. */
export function entered(
  foods: FoodFacts[],
  asked: AiFoodEntry[],
  before?: Analysis,
): Pick<Analysis, 'entries' | 'unknownNames'> {
  const entries: Entry[] = [];
  const unknownNames: string[] = [];
  const enter = (food: FoodFacts, amount: number | undefined, typical: number) => {
    const confidence = before?.entries.find((entry) => entry.food === food)?.confidence ?? null;
    const amountSource = amount === undefined ? 'typical' : 'person';
    entries.push({ food, amount: amount ?? typical, amountSource, confidence });
  };
  for (const { foodId, name, amount } of asked) {
    if (foodId !== undefined) {
      const food = factsOf(foods, foodId);
      if (food) enter(food, amount, typicalAmount(food));
      else unknownNames.push(name);
      continue;
    }
    const { foods: heard, unknown } = understand(foods, name);
    for (const one of heard) {
      const spoken = spokenAmount(one);
      // An entered weight is that of the only food of a sentence.
      const given = heard.length === 1 ? amount : undefined;
      enter(one.food, given ?? (one.grams === undefined ? undefined : spoken), spoken);
    }
    unknownNames.push(...unknown);
  }
  return { entries, unknownNames };
}

/** The first food of a photo has the highest confidence; a typical amount counts as the photo's estimate. */
function confirmed(entry: Entry, source: Analysis['source'], index: number): Entry {
  const guessed = entry.amount === typicalAmount(entry.food) && source === 'photo';
  const confidence = source === 'photo' ? Math.max(0.5, Math.round(96 - index * 8) / 100) : null;
  return { ...entry, confidence, amountSource: guessed ? 'typical' : entry.amountSource };
}
