import { freshWorld } from './world.ts';

export interface Dose {
  time: string;
  status: string;
  handledAt: string | null;
}
export interface Reminder {
  reminderId: string;
  stock: number | null;
  times: string[];
  doses: Dose[];
}
export interface Page {
  total: number;
  pageNum: number;
  pageSize: number;
  hasMore: boolean;
  list: { date: string; doses: (Dose & { reminderId: string; dose: number })[] }[];
}
export type Day = { date: string; planned: number; taken: number; skipped: number };

/** A new world, and the calls of the medication domain. */
export function freshMedication() {
  const { ask, clock, examples } = freshWorld();
  // Confirmed, unless a test is about the doubts.
  const finish = (input: object) => ask<Reminder>('medication.finish', { ...evening, confirmed: true, ...input });
  const list = (date?: string) => ask<Reminder[]>('medication.list', { date });
  const one = (id: string, date?: string) => list(date).find(({ reminderId }) => reminderId === id) as Reminder;
  const save = (input: object) => ask<Reminder>('medication.save', { ...statin, confirmed: true, ...input });
  const remove = (reminderId: string) => ask<null>('medication.delete', { reminderId });
  const history = (input: object) => ask<Page>('medication.historyList', { pageNum: 1, ...input });
  const year = (year: number) => ask<Day[]>('medication.yearList', { year });
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
