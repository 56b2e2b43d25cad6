import { describe, expect, it } from 'vitest';
import { changeDoubts, doseDoubts, doubtedAbove, foodNotes, type PlannedMedicine } from '../../src/safety/index.ts';
import { medicine } from './planned-medicine.ts';

describe('medicines by name', () => {
  it.each(['Levothyroxine', '左甲状腺素钠片', '优甲乐', 'Digoxin', '地高辛片'])(
    '%s is never dosed in milligrams',
    (medicineName) => {
      expect(doseDoubts(medicine({ medicineName, doseUnit: 'mg' }))).toEqual(['unitTooLarge']);
      expect(doseDoubts(medicine({ medicineName, doseUnit: 'g' }))).toEqual(['unitTooLarge']);
      expect(doseDoubts(medicine({ medicineName, doseUnit: 'tablet' }))).toEqual([]);
    },
  );

  it.each(['Methotrexate', '甲氨蝶呤片', '甲氨喋呤'])('%s is taken once a week', (medicineName) => {
    const once = { medicineName, repeatType: 'weekdays', weekdays: [1] } as const;
    expect(doseDoubts(medicine(once))).toEqual([]);
    expect(doseDoubts(medicine({ ...once, weekdays: [1, 4] }))).toEqual(['moreThanWeekly']);
  });

  it('methotrexate without a known number of doses is not doubted', () => {
    const medicineName = 'Methotrexate';
    expect(doseDoubts(medicine({ medicineName, repeatType: 'asNeeded' }))).toEqual([]);
    expect(doseDoubts(medicine({ medicineName, repeatType: 'weekdays' }))).toEqual([]);
    expect(doseDoubts(medicine({ medicineName, repeatType: 'ofANewerServer', intervalDays: 1 }))).toEqual([]);
  });

  it.each(['Warfarin', '华法林钠片'])('%s comes with advice about vitamin K', (name) =>
    expect(foodNotes(name)).toEqual(['steadyVitaminK']),
  );

  it.each([
    ...[
      'Atorvastatin',
      '阿托伐他汀钙片',
      'Simvastatin',
      '辛伐他汀片',
      'Lovastatin',
      '洛伐他汀',
      'Felodipine',
      '非洛地平',
    ],
    ...[
      'Nifedipine',
      '硝苯地平控释片',
      'Cyclosporin',
      '环孢素软胶囊',
      'Tacrolimus',
      '他克莫司',
      'Amiodarone',
      '胺碘酮',
    ],
  ])('%s comes with advice about grapefruit', (name) => expect(foodNotes(name)).toEqual(['grapefruit']));

  it('another medicine comes with no advice about food', () => {
    expect(foodNotes('Metformin')).toEqual([]);
  });
});

describe('the largest dose of a unit', () => {
  it('the largest dose is the same amount of substance in every unit of mass', () => {
    const { g = 0, mg, mcg } = doubtedAbove;
    expect([mg, mcg]).toEqual([g * 1_000, g * 1_000_000]);
  });

  it.each(Object.entries(doubtedAbove))('more than the largest dose in %s is doubted', (doseUnit, most) => {
    expect(doseDoubts(medicine({ doseUnit, dose: most }))).toEqual([]);
    expect(doseDoubts(medicine({ doseUnit, dose: most * 1.0001 }))).toEqual(['largeDose']);
  });

  it('a dose in a unit of a newer server is not doubted', () => {
    expect(doseDoubts(medicine({ doseUnit: 'drop', dose: 1_000 }))).toEqual([]);
  });
});

describe('a change of a confirmed schedule', () => {
  const saved = medicine({ dose: 20 });
  const doubted = (from: Partial<PlannedMedicine>, to: Partial<PlannedMedicine>) =>
    changeDoubts({ ...saved, ...from }, { ...saved, ...to }).length > 0;

  it.each<[string, Partial<PlannedMedicine>, Partial<PlannedMedicine>]>([
    ['the name', {}, { medicineName: 'Metoprolol' }],
    ['the unit', {}, { doseUnit: 'capsule' }],
    ['the weekdays', { repeatType: 'weekdays', weekdays: [1] }, { repeatType: 'weekdays', weekdays: [2] }],
    ['the interval', { repeatType: 'interval', intervalDays: 2 }, { repeatType: 'interval', intervalDays: 1 }],
    [
      'the time between doses',
      { repeatType: 'asNeeded', minHoursBetween: 6, maxDosesPerDay: 4 },
      { repeatType: 'asNeeded', minHoursBetween: 4, maxDosesPerDay: 4 },
    ],
    [
      'the number of doses a day',
      { repeatType: 'asNeeded', minHoursBetween: 6, maxDosesPerDay: 3 },
      { repeatType: 'asNeeded', minHoursBetween: 6, maxDosesPerDay: 4 },
    ],
  ])('%s raises the doubt again', (_, from, to) => {
    expect(doubted(from, from)).toBe(false);
    expect(doubted(from, to)).toBe(true);
  });

  it('the order of weekdays and fields of another repetition raise no doubt', () => {
    expect(doubted({ repeatType: 'weekdays', weekdays: [2, 1] }, { repeatType: 'weekdays', weekdays: [1, 2] })).toBe(
      false,
    );
    expect(doubted({ intervalDays: 2 }, { intervalDays: 3 })).toBe(false);
  });
});
