import type { MedicationReminder } from '@health-app/sdk';
import { describe, expect, it } from 'vitest';
import { formOf, newForm, type ReminderForm, readForm } from './form.ts';

const today = '2026-11-20';
const form = (changes: Partial<ReminderForm> = {}): ReminderForm => ({
  ...newForm(today, '07:30'),
  medicineName: 'Metformin',
  ...changes,
});
const problems = (changes: Partial<ReminderForm>) => readForm(form(changes)).problems ?? {};

const reminder: MedicationReminder = {
  reminderId: 'rem-2002',
  medicineName: '维生素D3',
  dose: 0.5,
  doseUnit: 'capsule',
  times: ['12:30'],
  repeatType: 'weekdays',
  weekdays: [1, 3, 5],
  startDate: '2026-11-09',
  endDate: '2026-12-31',
  stock: 12,
  remark: '午餐后服用',
  enabled: true,
  doses: [],
};

describe('a valid form', () => {
  it('a unit and a repetition unknown to this version are sent back unchanged', () => {
    const newer: MedicationReminder = { ...reminder, doseUnit: 'spray', repeatType: 'monthly' };
    expect(readForm(formOf(newer), 'rem-2002').input).toMatchObject({
      doseUnit: 'spray',
      repeatType: 'monthly',
      dose: 0.5,
    });
  });

  it('a valid form becomes a reminder without the disabled parts', () => {
    expect(readForm(form({ medicineName: '  Metformin ', stock: '5', endDate: '2026-01-01' })).input).toEqual({
      medicineName: 'Metformin',
      dose: 1,
      doseUnit: 'tablet',
      times: ['08:00'],
      repeatType: 'daily',
      startDate: today,
      endDate: null,
      stock: null,
      remark: '',
      enabled: true,
    });
  });

  it('a reminder survives the conversion to a form and back', () => {
    const { doses: _, ...schedule } = reminder;
    expect(readForm(formOf(reminder), 'rem-2002').input).toEqual(schedule);
  });

  it('the times and weekdays of a form are sorted', () => {
    const { input } = readForm(form({ times: ['18:30', '08:00'], repeatType: 'weekdays', weekdays: [5, 1] }));
    expect(input).toMatchObject({ times: ['08:00', '18:30'], weekdays: [1, 5] });
    expect(input).not.toHaveProperty('intervalDays');
  });

  it('a form accepts fullwidth digits and other decimal marks', () => {
    const numbers = {
      dose: '１，５',
      tracked: true,
      stock: '２０。5',
      repeatType: 'interval',
      intervalDays: '３',
    } as const;
    expect(readForm(form(numbers)).input).toMatchObject({ dose: 1.5, stock: 20.5, intervalDays: 3 });
  });

  it('a new form lacks only the name', () => {
    expect(readForm(newForm(today, '07:30')).problems).toEqual({ medicineName: 'name-missing' });
  });
});

describe('an invalid form', () => {
  it('a form reports every invalid field at once', () => {
    expect(
      problems({
        medicineName: ' ',
        dose: '0',
        times: ['08:00', ''],
        repeatType: 'interval',
        intervalDays: '1',
        startDate: '',
        ends: true,
        tracked: true,
      }),
    ).toEqual({
      medicineName: 'name-missing',
      dose: 'dose-range',
      'times.1': 'time-missing',
      intervalDays: 'interval-range',
      startDate: 'start-missing',
      endDate: 'end-missing',
      stock: 'stock-range',
    });
  });

  it('the length of a name or a note is counted in characters', () => {
    expect(problems({ medicineName: '💊'.repeat(40) })).toEqual({});
    expect(problems({ medicineName: '药'.repeat(41) })).toEqual({ medicineName: 'name-long' });
    expect(problems({ remark: '字'.repeat(200) })).toEqual({});
    expect(problems({ remark: '字'.repeat(201) })).toEqual({ remark: 'remark-long' });
  });

  it('a dose is a number above 0 and up to 100,000', () => {
    const good = ['0.001', '0.5', '1', '100000'].map((dose) => problems({ dose }));
    expect(good).toEqual([{}, {}, {}, {}]);
    for (const dose of ['', '0', '-1', '100000.5', '100001', '1,000', 'one', 'Infinity']) {
      expect(problems({ dose }), dose).toEqual({ dose: 'dose-range' });
    }
  });

  it('a dose or a stock with more than three decimals is refused', () => {
    expect(problems({ dose: '0.0001' })).toEqual({ dose: 'decimals' });
    expect(problems({ tracked: true, stock: '1.2345' })).toEqual({ stock: 'decimals' });
  });

  it('a stock is between 0 and 10,000', () => {
    expect(problems({ tracked: true, stock: '0' })).toEqual({});
    expect(problems({ tracked: true, stock: '10000' })).toEqual({});
    expect(problems({ tracked: true, stock: '10001' })).toEqual({ stock: 'stock-range' });
    expect(problems({ tracked: true, stock: '-1' })).toEqual({ stock: 'stock-range' });
    expect(problems({ tracked: false, stock: '-1' })).toEqual({});
  });

  it('a reminder has one to eight different times', () => {
    const eight = ['01:00', '02:00', '03:00', '04:00', '05:00', '06:00', '07:00', '08:00'];
    expect(problems({ times: eight })).toEqual({});
    expect(problems({ times: [...eight, '09:00'] })).toEqual({ times: 'times-number' });
    expect(problems({ times: [] })).toEqual({ times: 'times-number' });
    expect(problems({ times: ['08:00', '12:00', '08:00'] })).toEqual({ 'times.2': 'time-twice' });
    expect(problems({ times: ['24:00'] })).toEqual({ 'times.0': 'time-missing' });
  });

  it('a repetition needs a weekday, or an interval of 2 to 30 days', () => {
    expect(problems({ repeatType: 'weekdays' })).toEqual({ weekdays: 'weekdays-missing' });
    for (const intervalDays of ['', '1', '31', '2.5']) {
      expect(problems({ repeatType: 'interval', intervalDays }), intervalDays).toEqual({
        intervalDays: 'interval-range',
      });
    }
    expect(problems({ repeatType: 'interval', intervalDays: '30' })).toEqual({});
    expect(problems({ repeatType: 'daily', intervalDays: '99' })).toEqual({});
  });

  it('a reminder may not end before its first day', () => {
    expect(problems({ ends: true, endDate: today })).toEqual({});
    expect(problems({ ends: true, endDate: '2026-11-19' })).toEqual({ endDate: 'end-early' });
    expect(problems({ ends: true, endDate: '2026-02-29' })).toEqual({ endDate: 'end-missing' });
    expect(problems({ startDate: '0026-11-20' })).toEqual({ startDate: 'start-missing' });
  });

  it('a missing first day is reported without a second problem for the last day', () => {
    expect(problems({ startDate: '', ends: true, endDate: '2026-11-19' })).toEqual({ startDate: 'start-missing' });
  });
});

it.each([
  ['07:30', '08:00'],
  ['16:20', '20:00'],
  ['22:00', '08:00'],
])('a new reminder of %s begins with the next usual time', (now, time) =>
  expect(newForm(today, now).times).toEqual([time]),
);
