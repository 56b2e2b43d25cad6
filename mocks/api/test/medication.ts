import type { MedicationReminder } from '../generated/operations.ts';
import { freshWorld } from './world.ts';

/** A new world, and the calls of the medication domain. */
export function freshMedication() {
  const { ask, clock, examples } = freshWorld();
  // Confirmed, unless a test is about the doubts.
  const finish = (input: object) => ask('medication.finish', { ...evening, confirmed: true, ...input });
  const list = (date?: string) => ask('medication.list', { date });
  const one = (id: string, date?: string) =>
    list(date).find(({ reminderId }) => reminderId === id) as MedicationReminder;
  const save = (input: object) => ask('medication.save', { ...statin, confirmed: true, ...input });
  const remove = (reminderId: string) => ask('medication.delete', { reminderId });
  const history = (input: object) => ask('medication.historyList', { pageNum: 1, ...input });
  const year = (year: number) => ask('medication.yearList', { year });
  return { clock, examples, finish, list, one, save, remove, history, year };
}

const evening = { reminderId: 'rem-2001', date: '2026-11-20', time: '18:30' };

const statin = {
  medicineName: '阿托伐他汀 20 mg',
  dose: 1,
  doseUnit: 'tablet',
  times: ['21:00'],
  repeatType: 'daily',
  startDate: '2026-11-11',
  endDate: null,
  stock: 6,
  remark: '',
  enabled: true,
};
