import { describe, expect, it } from 'vitest';
import { medicines } from '../../src/generated/medicines.ts';
import {
  changeDoubts,
  doseDoubts,
  doubtedAbove,
  doubtedDoses,
  type OtherMedicines,
  type PlannedMedicine,
} from '../../src/safety/index.ts';
import { medicine } from './planned-medicine.ts';

const times = (count: number) =>
  Array.from({ length: count }, (_, index) => `${String(6 + 2 * index).padStart(2, '0')}:00`);
const named = (medicineName: string, facts: Partial<PlannedMedicine> = {}) => medicine({ medicineName, ...facts });

/** A schedule, the person's other schedules, and its doubts. */
type Row = [what: string, schedule: PlannedMedicine, doubts: string[], others?: OtherMedicines];

/** The schedules of the issue that were saved without a question, with one exception. */
const odd: Row[] = [
  ['paracetamol 2 × 6 a day', named('对乙酰氨基酚', { dose: 2, times: times(6) }), ['aboveMost']],
  [
    'paracetamol 2 × 6 a day with its strength',
    named('Paracetamol 0.5 g', { dose: 2, times: times(6) }),
    ['aboveMost'],
  ],
  [
    'a third product with paracetamol',
    named('感康', { dose: 2, times: times(3) }),
    ['aboveMost', 'sameMedicine'],
    {
      beside: [named('泰诺', { dose: 2, times: times(3) }), named('对乙酰氨基酚 0.5 g', { dose: 2, times: times(3) })],
    },
  ],
  ['digoxin 4 × 0.25 mg twice', named('地高辛 0.25 mg', { dose: 4, times: times(2) }), ['aboveMost']],
  [
    '10 fentanyl patches',
    named('芬太尼透皮贴剂', { dose: 10, doseUnit: 'patch' }),
    ['largeDose', 'largeDay', 'tooOften'],
  ],
  ['a fentanyl patch daily', named('Fentanyl', { doseUnit: 'patch' }), ['tooOften']],
  ['alendronate 70 mg daily', named('阿仑膦酸钠 70 mg'), ['tooOften']],
  ['alendronate of unknown strength daily', named('福善美'), ['tooOften']],
  ['"MTX" daily', named('MTX'), ['tooOften']],
  ['ibuprofen 4 × 400 mg four times a day', named('布洛芬 400 mg', { dose: 4, times: times(4) }), ['aboveMost']],
  ['40 puffs', named('Salbutamol', { dose: 40, doseUnit: 'puff' }), ['largeDose', 'largeDay']],
  ['200 drops', named('Tramadol', { dose: 200, doseUnit: 'drop' }), ['largeDose', 'largeDay']],
  ['8 sachets', named('蒙脱石散', { dose: 8, doseUnit: 'sachet' }), ['largeDose']],
];

const further: Row[] = [
  ['10 tablets', medicine({ dose: 10, medicineName: '泼尼松' }), []],
  ['10.5 tablets', medicine({ dose: 10.5, medicineName: '泼尼松' }), ['largeDose']],
  ['10 tablets four times a day', medicine({ dose: 10, medicineName: '泼尼松', times: times(4) }), ['largeDay']],
  ['101 IU', named('甘精胰岛素', { dose: 101, doseUnit: 'iu' }), ['largeDose']],
  ['2,001 mg', named('阿莫西林', { dose: 2_001, doseUnit: 'mg' }), ['largeDose']],
  ['levothyroxine in mg', named('Levothyroxine', { dose: 50, doseUnit: 'mg' }), ['aboveMost', 'unitTooLarge']],
  ['levothyroxine in µg', named('优甲乐', { dose: 50, doseUnit: 'mcg' }), []],
  ['methotrexate once a week', named('甲氨蝶呤 2.5 mg', { dose: 4, repeatType: 'weekdays', weekdays: [1] }), []],
  ['methotrexate on two days', named('甲氨蝶呤 2.5 mg', { repeatType: 'weekdays', weekdays: [7, 1] }), ['tooOften']],
  ['methotrexate every 7 days', named('Methotrexate', { repeatType: 'interval', intervalDays: 7 }), []],
  ['methotrexate every 6 days', named('Methotrexate', { repeatType: 'interval', intervalDays: 6 }), ['tooOften']],
  [
    'methotrexate as needed',
    named('Methotrexate', { repeatType: 'asNeeded', times: [], maxDosesPerDay: 1 }),
    ['tooOften'],
  ],
  [
    'a fentanyl patch twice a week',
    named('Fentanyl', { doseUnit: 'patch', repeatType: 'weekdays', weekdays: [1, 4] }),
    [],
  ],
  ['alendronate 10 mg daily', named('Alendronate 10 mg'), []],
  ['paracetamol four times a day', named('Tylenol 500 mg', { times: times(4) }), []],
  [
    'paracetamol as needed beside a planned one',
    named('必理通', { dose: 2, repeatType: 'asNeeded', times: [], maxDosesPerDay: 4 }),
    ['aboveMost', 'sameMedicine'],
    { beside: [named('Panadol', { times: times(1) })] },
  ],
  ['two statins', named('瑞舒伐他汀'), ['sameClass'], { beside: [named('阿托伐他汀 20 mg')] }],
  ['消渴丸 beside gliclazide', named('消渴丸'), ['sameClass'], { beside: [named('格列齐特')] }],
  [
    'metformin in two reminders',
    named('二甲双胍 0.5 g', { times: ['18:00'] }),
    ['sameMedicine'],
    { beside: [named('格华止')] },
  ],
  ['an unknown medicine twice', named('某药片 5 mg'), ['sameMedicine'], { beside: [named('某药 10mg 胶囊')] }],
  ['two unknown medicines', named('某药片'), [], { beside: [named('别的药片')] }],
  [
    'ten times the own dose',
    named('某药 5 mg', { dose: 5 }),
    ['manyTimesUsual'],
    { before: [named('某药 5 mg', { dose: 0.5 })] },
  ],
  [
    'ten times the own amount in another unit',
    named('某药', { dose: 100, doseUnit: 'mg' }),
    ['manyTimesUsual'],
    { before: [named('某药 5 mg', { dose: 2 })] },
  ],
  ['nine times the own dose', named('某药', { dose: 9 }), [], { before: [named('某药')] }],
];

describe('doseDoubts', () => {
  const withMost = medicines.flatMap(({ id, names: [name = ''], most }) => (most ? [{ id, name, most }] : []));

  it.each(withMost)('a slip with $id is doubted in every unit', ({ name, most }) => {
    const slips: [doseUnit: string, dose: number][] = [
      ['tablet', 11],
      ['capsule', 11],
      ['mg', most.mg * 10],
      ['mcg', most.mg * 10_000],
      ['g', most.mg / 100],
    ];
    for (const [doseUnit, dose] of slips)
      expect([doseUnit, doseDoubts(named(name, { doseUnit, dose }))]).not.toEqual([doseUnit, []]);
  });

  it.each([
    ['insulin in ml for IU', named('诺和锐', { doseUnit: 'ml', dose: 10 }), ['largeDose', 'largeDay']],
    ['100 IU of insulin in ml', named('诺和锐', { doseUnit: 'ml', dose: 1 }), []],
    ['a syrup', named('布洛芬混悬液', { doseUnit: 'ml', dose: 10 }), []],
    ['1,200 mg of ibuprofen a day', named('布洛芬 0.2 g', { dose: 2, times: times(3) }), []],
    ['1,800 mg of ibuprofen a day', named('布洛芬', { doseUnit: 'mg', dose: 600, times: times(3) }), ['aboveMost']],
    ['µg of fentanyl', named('芬太尼', { doseUnit: 'mcg', dose: 2_500 }), ['largeDose']],
    ['10 digoxin tablets', named('地高辛片', { dose: 10 }), ['aboveMost']],
    ['10 warfarin tablets', named('华法林钠片', { dose: 10 }), ['aboveMost']],
    ['a usual dose of warfarin', named('华法林钠片', { dose: 1.5 }), []],
    ['300 µg of levothyroxine', named('优甲乐', { doseUnit: 'mcg', dose: 300 }), []],
  ])('doseDoubts judges %s', (_, schedule, doubts) => expect(doseDoubts(schedule)).toEqual(doubts));

  it.each([...odd, ...further])('doseDoubts judges %s', (_, schedule, doubts, others) => {
    expect(doseDoubts(schedule, others)).toEqual(doubts);
  });

  it('doseDoubts doubts every odd schedule of the issue', () => {
    expect(odd.filter(([, schedule, , others]) => doseDoubts(schedule, others).length === 0)).toEqual([]);
    expect([odd.length, further.length >= 20]).toEqual([13, true]);
  });

  it.each(Object.entries(doubtedAbove))(
    'doseDoubts doubts more than the largest dose and day in %s',
    (doseUnit, most) => {
      const dose = (amount: number, count: number) =>
        doseDoubts(named('某药', { doseUnit, dose: amount, times: times(count) }));
      expect(dose(most, doubtedDoses)).toEqual([]);
      expect(dose(most * 1.0001, 1)).toEqual(['largeDose']);
      expect(dose(most, doubtedDoses + 1)).toEqual(['largeDay']);
    },
  );

  it('doseDoubts does not judge an amount in a unit of a newer server', () => {
    expect(doseDoubts(medicine({ doseUnit: 'spray', dose: 1_000 }))).toEqual([]);
    expect(doseDoubts(named('Methotrexate', { repeatType: 'monthly' }))).toEqual([]);
  });
});

describe('changeDoubts', () => {
  const saved = named('某药', { dose: 20, times: ['08:00', '20:00'] });
  const doubted = (from: Partial<PlannedMedicine>, to: Partial<PlannedMedicine>) =>
    changeDoubts({ ...saved, ...from }, { ...saved, ...to }).length > 0;

  it('changeDoubts accepts a confirmed schedule again, whatever the order of its times', () => {
    expect(changeDoubts(saved, { ...saved, times: ['20:00', '08:00'] })).toEqual([]);
    expect(changeDoubts(undefined, saved)).toEqual(['largeDose', 'largeDay']);
  });

  it.each<[string, Partial<PlannedMedicine>, Partial<PlannedMedicine>]>([
    ['dose', {}, { dose: 21 }],
    ['times', {}, { times: ['08:00', '14:00', '20:00'] }],
    ['name', {}, { medicineName: 'Metoprolol' }],
    ['unit', {}, { doseUnit: 'capsule' }],
    ['weekdays', { repeatType: 'weekdays', weekdays: [1] }, { repeatType: 'weekdays', weekdays: [2] }],
    ['interval', { repeatType: 'interval', intervalDays: 2 }, { repeatType: 'interval', intervalDays: 1 }],
    [
      'time between doses',
      { repeatType: 'asNeeded', minHoursBetween: 6, maxDosesPerDay: 4 },
      { repeatType: 'asNeeded', minHoursBetween: 4, maxDosesPerDay: 4 },
    ],
  ])('changeDoubts doubts a change of the %s', (_, from, to) => {
    expect(doubted(from, from)).toBe(false);
    expect(doubted(from, to)).toBe(true);
  });

  it('changeDoubts ignores the order of weekdays and fields of another repetition', () => {
    expect(doubted({ repeatType: 'weekdays', weekdays: [2, 1] }, { repeatType: 'weekdays', weekdays: [1, 2] })).toBe(
      false,
    );
    expect(doubted({ intervalDays: 2 }, { intervalDays: 3 })).toBe(false);
  });

  it('changeDoubts compares with the saved schedule', () => {
    expect(changeDoubts(named('某药', { dose: 0.5 }), named('某药', { dose: 5 }))).toEqual(['manyTimesUsual']);
  });
});
