/** Advice needs areas of care, and a person reads none that needs a withheld one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CareArea, careAreas, careProfile, permits } from '../../../sdk/src/safety/index.ts';
import { loadDescription } from '../description/load-description.ts';
import { textOf } from '../domains/aiFood/summary.ts';
import { judgeDay, judgeMeal } from '../domains/analysis/judge.ts';
import { assess } from '../domains/evaluation/report.ts';
import { english } from '../english/english.ts';
import { nutrientsOf } from '../foods/portion.ts';
import { dayTargetOf, type Eater } from '../foods/target.ts';
import type { Allergen, EvaluationAnswer, HealthTag, HealthTagCode } from '../generated/operations.ts';
import type { Entries } from '../person/ledger/entries.ts';

const { examples } = await loadDescription();
const tags = examples.data('user.healthTagGroups').flatMap((group) => group.tags);
const codes = tags.flatMap(({ code }) => code ?? []);
const allergens: Allergen[] = ['gluten', 'crustaceans', 'fish', 'egg', 'peanut', 'soy', 'milk', 'treeNuts'];
const items = examples.data('evaluation.list').map(({ answer: _, ...item }) => item);

/** Words of each area, which are independent of what the texts say that they need. */
const words: Partial<Record<CareArea, RegExp>> = {
  minerals:
    /深色蔬菜|豆制品|糙米|燕麦|全谷物|全麦|蛋白质食物|奶类|瘦肉|加一种蔬菜|一盘蔬菜|吃两次鱼|300–500 克|薯类|玉米|蛋白质供能偏低|维生素和矿物质/,
  fluidTarget: /饮水 ?[\d,]+ ?毫升/,
  lessFood: /主食减量|减少主食|少放一些油|主食偏多/,
  exercise: /快走|平衡和力量/,
  energyBalance: /千卡，建议|为目标/,
  energyTarget: /每天建议摄入/,
};

interface Spoken {
  text: string;
  needs: readonly string[];
}

const states = fc.record({
  conditions: fc.oneof(
    fc.subarray(codes),
    fc.constantFrom(...codes).map((code) => [code]),
  ),
  avoided: fc.subarray(allergens),
  age: fc.integer({ min: 18, max: 95 }),
  gender: fc.constantFrom(0 as const, 1 as const),
  weight: fc.integer({ min: 35, max: 110 }),
});
type State = typeof states extends fc.Arbitrary<infer Value> ? Value : never;

const factsOf = ({ age, gender, weight, conditions }: State) => ({ age, gender, height: 165, weight, conditions });

function eaterOf(state: State): Eater {
  const { age, gender, conditions, avoided } = state;
  const care = careProfile(factsOf(state));
  const energy = permits(care, 'energyBalance') ? 1700 : null;
  return { energy, gender, age, limits: { allergens: avoided, diets: conditions }, care };
}

/** The advice on a day, a meal and the summary of a day. */
function inDiary(eater: Eater, foodId: string, amount: number): Spoken[] {
  const given = nutrientsOf([{ foodId, amount }]);
  const subject = { given, glycemicLoad: amount / 5, foodCount: 1, vegetables: 0, shares: [0.9, 1.1], eater } as const;
  const sections = [...judgeDay({ ...subject, part: 1 }), ...judgeMeal({ ...subject, part: 1 / 3 })];
  const entries = [{ mealType: 'lunch', items: [{ foodId, amount }] }] as unknown as Entries;
  return [
    ...sections.map(({ text, advice, adviceNeeds }) => ({
      text: `${text}${advice ?? ''}`,
      needs: adviceNeeds?.areas ?? [],
    })),
    textOf('2026-11-20', entries, eater),
  ];
}

/** The texts of the report on an assessment with unhealthy habits. */
function inReport(state: State, conditions: string[]): Spoken[] {
  const chosen = (...optionIds: string[]): EvaluationAnswer => ({ optionIds, value: null });
  const typed = (value: number): EvaluationAnswer => ({ optionIds: [], value });
  const answers = {
    goal: chosen('loseWeight'),
    height: typed(165),
    weight: typed(state.weight),
    activity: chosen('sedentary'),
    conditions: chosen(...conditions),
    breakfast: chosen('never'),
    vegetables: chosen('upTo200'),
    sugaryDrinks: chosen('daily'),
    sleep: typed(5),
  };
  const healthTags: HealthTag[] = tags.filter(({ code }) => code && state.conditions.includes(code));
  const birthDate = `${2025 - state.age}-01-01`;
  const content = assess(items, new Map(Object.entries(answers).map(([id, answer]) => [`item-${id}`, answer])), {
    body: { gender: state.gender, birthDate, healthTags },
    date: '2026-11-20',
    current: careProfile(factsOf(state)),
    hasMenu: () => false,
  });
  if (!content) throw new Error('The report has no content');
  const { sections, advice, target } = content;
  if (!permits(careProfile(factsOf(state)), 'minerals')) expect(target ?? {}).not.toHaveProperty('protein');
  return [...sections.map(({ text }) => ({ text, needs: [] })), ...advice];
}

const foods = fc.constantFrom('gi-001', 'gi-166', 'pu-050', 'pu-136', 'gi-221', 'food-9004');
const options = fc.subarray(['diabetes2', 'hypertension', 'dyslipidaemia', 'hyperuricaemia']);

describe('anyone with any conditions', () => {
  it('nobody reads a text of a withheld area', () => {
    fc.assert(
      fc.property(states, foods, fc.integer({ min: 5, max: 1200 }), options, (state, food, amount, answered) => {
        const eater = eaterOf(state);
        const spoken = [...inDiary(eater, food, amount), ...inReport(state, answered)];
        const withheld = careAreas.filter((area) => !permits(eater.care, area));
        for (const area of withheld) {
          for (const { text, needs } of spoken) {
            expect({ area, text, isNeeded: needs.includes(area) }).toEqual({ area, text, isNeeded: false });
            expect({ area, text }).not.toHaveProperty('text', expect.stringMatching(words[area] ?? /^$/));
          }
        }
        if (withheld.includes('minerals')) expect(dayTargetOf(eater) ?? {}).not.toHaveProperty('protein');
        for (const { text } of spoken)
          expect({ text, said: english(text) }).toEqual({ text, said: expect.any(String) });
      }),
      { numRuns: 150 },
    );
  });

  it('a text says which area it needs, so that a client can check it again', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(states, foods, fc.integer({ min: 5, max: 1200 }), options, (state, food, amount, answered) => {
        const own: HealthTagCode[] = [];
        const healthy = { ...state, conditions: own, age: 40, weight: 70 };
        const spoken = [...inDiary(eaterOf(healthy), food, amount), ...inReport(healthy, answered)];
        for (const area of ['minerals', 'fluidTarget', 'lessFood', 'exercise'] as const) {
          for (const { text, needs } of spoken.filter(({ text }) => words[area]?.test(text))) {
            // A client leaves the verdict on vitamins and minerals out by its code.
            if (/维生素和矿物质/.test(text) && !/可增加/.test(text)) continue;
            seen.add(area);
            expect({ text, needs }).toEqual({ text, needs: expect.arrayContaining([area]) });
          }
        }
      }),
      { numRuns: 80 },
    );
    expect([...seen].sort()).toEqual(['exercise', 'fluidTarget', 'lessFood', 'minerals']);
  });
});
