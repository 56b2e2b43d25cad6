import { afterAll, describe, expect, it } from 'vitest';
import { freshMock } from './client.ts';

const mock = freshMock();
afterAll(async () => (await mock).close());

let people = 0;
const anyone = () => ({ userToken: `person-${people++}-incomplete` });

const send = async (path: string, input: object, person: Record<string, string>) =>
  (await (await mock).post(path, JSON.stringify(input), person)).body;

const medicine = {
  medicineName: '二甲双胍 0.5 g',
  dose: 1,
  doseUnit: 'tablet',
  times: ['08:00'],
  repeatType: 'daily',
  startDate: '2026-11-20',
  endDate: null,
  stock: null,
  remark: '',
  enabled: true,
};
const saveMedicine = (changes: object, person = anyone()) =>
  send('/cooperation/app/medicationRemind/save', { ...medicine, ...changes }, person);

describe('a medication reminder', () => {
  it.each([
    ['100,000 tablets of paracetamol', { medicineName: '对乙酰氨基酚', dose: 100_000 }],
    ['50 tablets of warfarin', { medicineName: '华法林', dose: 50 }],
    ['11 capsules', { dose: 11, doseUnit: 'capsule' }],
    ['101 IU of insulin', { medicineName: '胰岛素', dose: 101, doseUnit: 'iu' }],
    ['51 ml', { dose: 51, doseUnit: 'ml' }],
    ['2001 mg', { dose: 2001, doseUnit: 'mg' }],
    ['50 mg of levothyroxine', { medicineName: '左甲状腺素钠', dose: 50, doseUnit: 'mg' }],
    ['methotrexate twice daily', { medicineName: 'Methotrexate 2.5 mg', times: ['08:00', '20:00'] }],
  ])('a medication reminder of %s is saved only after a confirmation', async (_, changes) => {
    const person = anyone();
    expect(await saveMedicine(changes, person)).toMatchObject({ success: false, code: 'DOSE_DOUBTED' });
    expect(await saveMedicine({ ...changes, confirmed: true }, person)).toMatchObject({ success: true, data: changes });
  });

  it.each([
    ['10 tablets', { medicineName: '泼尼松 5 mg', dose: 10 }],
    ['100 IU of insulin', { medicineName: '胰岛素', dose: 100, doseUnit: 'iu' }],
    ['50 ml', { dose: 50, doseUnit: 'ml' }],
    ['2000 mg', { medicineName: '阿莫西林', dose: 2000, doseUnit: 'mg' }],
    ['50 µg of levothyroxine', { medicineName: '左甲状腺素钠', dose: 50, doseUnit: 'mcg' }],
    ['methotrexate once a week', { medicineName: 'Methotrexate', repeatType: 'weekdays', weekdays: [1] }],
  ])('a medication reminder of %s is saved without a question', async (_, changes) => {
    expect(await saveMedicine(changes)).toMatchObject({ success: true, data: changes });
  });

  it('a medication reminder of the same name is doubted while the other has not ended', async () => {
    const person = anyone();
    await saveMedicine({ endDate: '2026-11-20' }, person);
    expect(await saveMedicine({}, person)).toMatchObject({ code: 'DOSE_DOUBTED' });
    const other = anyone();
    await saveMedicine({ startDate: '2026-11-01', endDate: '2026-11-19' }, other);
    expect(await saveMedicine({}, other)).toMatchObject({ success: true });
  });

  it('a confirmed reminder can be paused without a question, but not raised', async () => {
    const person = anyone();
    const { data } = await saveMedicine({ dose: 20, confirmed: true }, person);
    const change = { reminderId: data.reminderId, dose: 20 };
    expect(await saveMedicine({ ...change, enabled: false }, person)).toMatchObject({ data: { enabled: false } });
    expect(await saveMedicine({ ...change, dose: 200 }, person)).toMatchObject({ code: 'DOSE_DOUBTED' });
  });
});
