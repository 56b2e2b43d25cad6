import type { Examples } from '../description.ts';
import { dishes } from './dishes.ts';
import { type Eaten, ingredientsOf, isKnown, rounded } from './portion.ts';
import { foods } from './table.ts';

/** The lookups' facts about the foods of the table, matched by name. */
export interface Knowledge {
  gi: Map<string, number>;
  purine: Map<string, number>;
  /** Ids and names of all kinds, in lower case, with the id in the table. */
  ids: Map<string, string>;
}

const learnt = new WeakMap<Examples, Knowledge>();

/** Computed once for the examples of a day, and shared by all worlds on that day. */
export function learn(examples: Examples): Knowledge {
  const knowledge = learnt.get(examples) ?? readKnowledge(examples);
  learnt.set(examples, knowledge);
  return knowledge;
}

function readKnowledge(examples: Examples): Knowledge {
  const knowledge: Knowledge = { gi: new Map(), purine: new Map(), ids: new Map() };
  const byName = new Map([...foods.values(), ...dishes.values()].map(({ name, foodId }) => [name, foodId]));
  for (const { foodId, name, nameEn } of [...foods.values(), ...dishes.values()]) {
    for (const known of [foodId, name, nameEn, name.replace(/^([^（]*)（.*）$/, '$1')]) {
      if (!knowledge.ids.has(known.toLowerCase())) knowledge.ids.set(known.toLowerCase(), foodId);
    }
  }
  const lists = [...examples.data('lookup.glycemicIndexList'), ...examples.data('lookup.purineIndexList')];
  for (const listed of lists) {
    const { foodId: listedId, name, aliases = [] } = listed;
    const foodId = byName.get(name);
    if (!foodId) continue;
    if ('gi' in listed) knowledge.gi.set(foodId, listed.gi);
    else knowledge.purine.set(foodId, listed.purinePer100g);
    for (const known of [listedId, ...aliases]) {
      if (!knowledge.ids.has(known.toLowerCase())) knowledge.ids.set(known.toLowerCase(), foodId);
    }
  }
  return knowledge;
}

/** Finds a food of the table by its id, or else by its name. */
export function recognise({ ids }: Knowledge, { foodId, name }: { foodId?: string; name: string }): string | undefined {
  const found = (foodId && ids.get(foodId.toLowerCase())) ?? ids.get(name.trim().toLowerCase());
  return found && isKnown(found) ? found : undefined;
}

/** Glycaemic index × available carbohydrate / 100, summed over foods with a known index. */
export function glycemicLoad({ gi }: Knowledge, eaten: Eaten[]): number {
  const loads = eaten.flatMap(ingredientsOf).map(({ foodId, amount }) => {
    const { carbohydrate = 0, fiber = 0 } = foods.get(foodId)?.per100g ?? {};
    return ((gi.get(foodId) ?? 0) * (carbohydrate - fiber) * amount) / 10_000;
  });
  return rounded(
    loads.reduce((sum, load) => sum + load, 0),
    1,
  );
}
