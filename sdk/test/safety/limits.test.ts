/** The figures of the published rules, and what each state withholds, as the sources give them. */
import { describe, expect, it } from 'vitest';
import {
  bodyMassEdges,
  bodyMassEdgesAt,
  type CareArea,
  type CarePerson,
  type CareState,
  careAreas,
  careProfile,
  dangerousBodyMass,
  goalEnergy,
  internationalBodyMassEdges,
  leastEnergy,
  lowBodyMass,
  raisedWaistHipRatio,
  severeUnplannedLoss,
  waistEdges,
  withheldReasons,
} from '../../src/safety/index.ts';

it.each([
  ['WS/T 428-2013, classes', bodyMassEdges, { normal: 18.5, overweight: 24, obese: 28 }],
  ['guiding principles of 2024, from 65', bodyMassEdgesAt(65), { normal: 20, overweight: 27, obese: 28 }],
  ['WS/T 868-2025, from 80', bodyMassEdgesAt(80), { normal: 22, overweight: 27, obese: 28 }],
  ['WHO 894', internationalBodyMassEdges, { normal: 18.5, overweight: 25, obese1: 30, obese2: 35, obese3: 40 }],
  ['CR233 and WHO 854', [dangerousBodyMass, lowBodyMass], [15, 16]],
  ['CG32', severeUnplannedLoss, 0.1],
  ['WHO, waist–hip ratio', raisedWaistHipRatio, { female: 0.85, male: 0.9 }],
  [
    'WS/T 428-2013, waist',
    waistEdges,
    { female: { preCentral: 80, central: 85 }, male: { preCentral: 85, central: 90 } },
  ],
  ['guideline of 2013, least energy', leastEnergy, { female: 1200, male: 1500 }],
  [
    'guideline of 2013, deficit',
    goalEnergy,
    { loseWeight: -500, maintainWeight: 0, gainMuscle: 300, controlGlucose: 0 },
  ],
])('the figures of %s', (_, figures, published) => expect(figures).toEqual(published));

describe('what each state withholds', () => {
  const woman: CarePerson = { gender: 0, age: 38, height: 160, weight: 60, conditions: [] };
  const at = (index: number) => ({ weight: index * 1.6 ** 2 });
  const cases: Record<CareState, [Partial<CarePerson>, CareArea[]]> = {
    bodyMassBelow15: [at(14), careAreas.slice(0, 7)],
    bodyMassBelow16: [at(15.5), careAreas.slice(0, 7).filter((area) => area !== 'energyTarget')],
    largeWeightLoss: [{ highestWeight: 70 }, ['weightLoss', 'lessFood', 'exercise', 'weightChange']],
    eatingDisorder: [
      { conditions: ['eatingDisorder'] },
      ['weightLoss', 'lessFood', 'energyBalance', 'score', 'weightChange'],
    ],
    underweight: [at(18), ['weightLoss', 'lessFood', 'energyTarget', 'energyBalance']],
    pregnant: [{ conditions: ['pregnant'] }, ['weightLoss', 'lessFood', 'energyTarget', 'energyBalance', 'score']],
    breastfeeding: [{ conditions: ['breastfeeding'] }, ['weightLoss', 'lessFood', 'energyTarget', 'energyBalance']],
    under18: [{ age: 17 }, ['weightLoss', 'lessFood', 'energyTarget', 'energyBalance', 'score', 'weightChange']],
    from65: [{ age: 65 }, ['weightLoss', 'lessFood']],
    afterBariatricSurgery: [
      { conditions: ['bariatricSurgery'] },
      ['weightLoss', 'lessFood', 'energyTarget', 'energyBalance'],
    ],
    kidneyDisease: [{ conditions: ['kidneyDisease'] }, ['fluidTarget', 'minerals']],
    dialysis: [{ conditions: ['dialysis'] }, ['fluidTarget', 'minerals']],
    heartFailure: [{ conditions: ['heartFailure'] }, ['fluidTarget']],
  };

  it.each(Object.entries(cases))('%s', (state, [facts, areas]) => {
    const care = careProfile({ ...woman, ...facts });
    // A graver state contains milder ones, so the reasons say what this one withholds.
    expect(careAreas.filter((area) => withheldReasons(care, area).includes(state))).toEqual(areas);
  });
});
