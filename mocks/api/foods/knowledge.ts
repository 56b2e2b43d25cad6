import type { Examples } from '../description/description.ts';
import { rounded } from '../engine/round.ts';
import { commonDishes } from './common/dishes.ts';
import { foodOf, ingredients } from './common/ingredients.ts';
import { dishes } from './dishes.ts';
import { type Eaten, ingredientsOf, isKnown } from './portion.ts';
import { hear } from './spoken.ts';
import { foods } from './table.ts';

/** The lookups' facts about the foods of the table and the ingredients of dishes, matched by name. */
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
  const { ids } = knowledge;
  const learnName = (name: string, foodId: string) => {
    if (!ids.has(name.toLowerCase())) ids.set(name.toLowerCase(), foodId);
  };
  const named = [...foods.values(), ...dishes.values(), ...commonDishes.values()];
  const byName = new Map(named.map(({ name, foodId }) => [name, foodId]));
  const partByName = new Map([...ingredients.values()].map(({ name, foodId }) => [name, foodId]));
  for (const { foodId, name, nameEn } of named) {
    for (const known of [foodId, name, nameEn]) learnName(known, foodId);
  }
  for (const { foodId, aliases } of commonDishes.values()) for (const alias of aliases) learnName(alias, foodId);
  const lists = [...examples.data('lookup.glycemicIndexList'), ...examples.data('lookup.purineIndexList')];
  for (const listed of lists) {
    const { foodId: listedId, name, aliases = [] } = listed;
    const foodId = byName.get(name);
    for (const id of [foodId, partByName.get(name)]) {
      if (!id) continue;
      if ('gi' in listed) knowledge.gi.set(id, listed.gi);
      else knowledge.purine.set(id, listed.purinePer100g);
    }
    if (!foodId) continue;
    for (const known of [listedId, ...aliases]) learnName(known, foodId);
  }
  return knowledge;
}

/** Finds a food of the table by its id, or else by its name, even with a measure before it. */
export function recognise({ ids }: Knowledge, { foodId, name }: { foodId?: string; name: string }): string | undefined {
  const found = (foodId && ids.get(foodId.toLowerCase())) ?? ids.get(name.trim().toLowerCase());
  if (found) return isKnown(found) ? found : undefined;
  const { foods: heard, unknown } = hear(name, (word) => ids.get(word));
  return heard.length === 1 && unknown.length === 0 ? heard[0]?.food : undefined;
}

/** Glycaemic index × available carbohydrate / 100, summed over foods with a known index. */
export function glycemicLoad({ gi }: Knowledge, eaten: Eaten[]): number {
  const loads = eaten.flatMap(ingredientsOf).map(({ foodId, amount }) => {
    const { carbohydrate = 0, fiber = 0 } = foodOf(foodId)?.per100g ?? {};
    return ((gi.get(foodId) ?? 0) * (carbohydrate - fiber) * amount) / 10_000;
  });
  return rounded(
    loads.reduce((sum, load) => sum + load, 0),
    1,
  );
}
