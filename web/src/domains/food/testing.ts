/** Sample foods of stories. */
import type { AssessmentSection, Macros, NutrientAmount } from '@health-app/sdk';
import { type Permit, permitFor } from '@health-app/sdk/safety';
import type { PermittedTarget } from '#domains/care/model/usePermittedTarget.ts';

export const rice = {
  servings: [
    { name: '碗', nameEn: 'bowl', amount: 150 },
    { name: '勺', nameEn: 'spoon', amount: 40 },
  ],
  per100g: { energy: 112, protein: 2.3, fat: 0.8, carbohydrate: 23.5 },
};

export const macros: Macros = { energy: 920, protein: 45, fat: 37.5, carbohydrate: 109.8 };

export const target: PermittedTarget = {
  energy: 1700,
  protein: 74,
  fat: 57,
  carbohydrate: 223,
  ranges: { protein: { min: 64, max: 85 }, fat: { min: 38, max: 66 }, carbohydrate: { min: 191, max: 255 } },
  permit: permitFor({ withheld: [] }, 'energyBalance') as Permit<'energyBalance'>,
};

/** One of each kind: a minimum, a maximum, a range, no recommendation, no amount, an unknown code. */
export const nutrients: NutrientAmount[] = [
  { code: 'fiber', amount: 9.3, unit: 'g', targetMin: 25, contributors: [{ foodId: 'gi-002', amount: 4 }] },
  { code: 'sodium', amount: 2960.7, unit: 'mg', targetMax: 2000 },
  { code: 'calcium', amount: 869.7, unit: 'mg', targetMin: 800, targetMax: 2000 },
  { code: 'vitaminB12', amount: Number.NaN, unit: 'mcg', targetMin: 2.4 },
  { code: 'vitaminC', amount: 0, unit: 'mg' },
  { code: 'iodine' as 'iron', amount: 120, unit: 'mcg', targetMin: 120, targetMax: 600 },
];

export const findings: AssessmentSection[] = [
  { code: 'fiber', level: 'good', text: '膳食纤维26.1克，达到推荐量。', advice: null },
  { code: 'sodium', level: 'poor', text: '钠3120毫克，超过上限。', advice: '少放酱油，汤不要喝完。' },
  { code: 'variety', level: 'fair', text: '吃了9种食物。', advice: '再加一种豆类或坚果。' },
];
