import { describe, expect, it } from 'vitest';
import {
  changeDoubts,
  doseDoubts,
  foodNotes,
  isNearerToNext,
  maximumHeartRate,
  moderateZone,
  type PlannedMedicine,
  zoneStart,
} from '../../src/safety/index.ts';
import { medicine } from './planned-medicine.ts';

describe('doseDoubts', () => {
  it.each<[string, Partial<PlannedMedicine>, string[]]>([
    ['an ordinary dose', {}, []],
    ['10 tablets', { dose: 10 }, []],
    ['10.5 tablets', { dose: 10.5 }, ['largeDose']],
    ['100,000 tablets', { medicineName: '对乙酰氨基酚', dose: 100_000 }, ['largeDose']],
    ['11 capsules', { dose: 11, doseUnit: 'capsule' }, ['largeDose']],
    ['100 IU', { dose: 100, doseUnit: 'iu' }, []],
    ['101 IU', { dose: 101, doseUnit: 'iu' }, ['largeDose']],
    ['50 ml', { dose: 50, doseUnit: 'ml' }, []],
    ['51 ml', { dose: 51, doseUnit: 'ml' }, ['largeDose']],
    ['2 g', { dose: 2, doseUnit: 'g' }, []],
    ['2,001 mg', { dose: 2_001, doseUnit: 'mg' }, ['largeDose']],
    ['levothyroxine in µg', { medicineName: '左甲状腺素钠', dose: 50, doseUnit: 'mcg' }, []],
    ['levothyroxine in mg', { medicineName: 'Levothyroxine', dose: 50, doseUnit: 'mg' }, ['unitTooLarge']],
    ['digoxin in mg', { medicineName: '地高辛', dose: 0.25, doseUnit: 'mg' }, ['unitTooLarge']],
    ['methotrexate once a week', { medicineName: '甲氨蝶呤', repeatType: 'weekdays', weekdays: [1] }, []],
    ['methotrexate daily', { medicineName: 'METHOTREXATE 2.5 mg' }, ['moreThanWeekly']],
    [
      'methotrexate twice on one day a week',
      { medicineName: '甲氨蝶呤', repeatType: 'weekdays', weekdays: [1], times: ['08:00', '20:00'] },
      ['moreThanWeekly'],
    ],
    ['methotrexate every 7 days', { medicineName: '甲氨蝶呤', repeatType: 'interval', intervalDays: 7 }, []],
    [
      'methotrexate as needed',
      { medicineName: '甲氨蝶呤', repeatType: 'asNeeded', times: [], maxDosesPerDay: 1 },
      ['moreThanWeekly'],
    ],
    [
      'methotrexate every 6 days',
      { medicineName: '甲氨蝶呤', repeatType: 'interval', intervalDays: 6 },
      ['moreThanWeekly'],
    ],
  ])('doseDoubts judges %s', (_, facts, doubts) => expect(doseDoubts(medicine(facts))).toEqual(doubts));

  it('doseDoubts finds a second medicine of the same name, whatever its case, width and spaces', () => {
    expect(doseDoubts(medicine({ medicineName: ' ＭＥＴＦＯＲＭＩＮ  500 mg' }), ['Metformin 500 mg'])).toEqual([
      'sameName',
    ]);
    expect(doseDoubts(medicine({}), ['Metoprolol'])).toEqual([]);
  });
});

describe('changeDoubts', () => {
  const saved = medicine({ dose: 20, times: ['08:00', '20:00'] });
  it('changeDoubts accepts a confirmed schedule again, whatever the order of its times', () => {
    expect(changeDoubts(saved, { ...saved, times: ['20:00', '08:00'] })).toEqual([]);
    expect(changeDoubts(undefined, saved)).toEqual(['largeDose']);
  });

  it.each([
    ['dose', { dose: 21 }],
    ['times', { times: ['08:00', '14:00', '20:00'] }],
    ['repetition', { repeatType: 'weekdays', weekdays: [1] }],
  ])('changeDoubts doubts a change of the %s', (_, change) => {
    expect(changeDoubts(saved, { ...saved, ...change })).toEqual(['largeDose']);
  });
});

describe('isNearerToNext', () => {
  const at = (time: string) => Date.parse(`2026-11-21T${time}:00+08:00`);
  it.each([
    ['08:30', false],
    ['13:59', false],
    ['14:00', false],
    ['14:01', true],
    ['19:50', true],
  ])('%s is nearer to the dose at 20:00 than to the dose at 08:00: %s', (now, isNearer) => {
    expect(isNearerToNext(at('08:00'), at('20:00'), at(now))).toBe(isNearer);
  });

  it('isNearerToNext is false without a next dose, and before the planned time', () => {
    expect(isNearerToNext(at('08:00'), undefined, at('19:50'))).toBe(false);
    expect(isNearerToNext(at('20:00'), at('08:00'), at('07:00'))).toBe(false);
  });
});

describe('foodNotes', () => {
  it.each([
    ['华法林 2.5 mg', ['steadyVitaminK']],
    ['Atorvastatin 20 mg', ['grapefruit']],
    ['二甲双胍', []],
  ])('the food notes of %s are %j', (name, notes) => expect(foodNotes(name)).toEqual(notes));
});

describe('heart zones', () => {
  it('the moderate zone lies at 40 to 59 % of the heart rate reserve', () => {
    const maximum = maximumHeartRate(40);
    expect(maximum).toBe(180);
    expect(moderateZone(65, maximum)).toEqual({ from: 111, to: 133 });
    expect(zoneStart('vigorous', 65, maximum)).toBe(134);
    expect(moderateZone(180, maximum)).toBeUndefined();
  });
});
