import { describe, expect, it } from 'vitest';
import { childForm, type MeasurementForm, measurementForm, readChild, readMeasurement } from './form.ts';
import type { Child, Measurement } from './record.ts';

const today = '2026-11-20';
const boy: Child = { name: '乐乐', sex: 'boys', birthDate: '2026-03-16' };

describe('a child', () => {
  const form = childForm(boy);

  it('a child survives the conversion to a form and back', () => {
    const early: Child = { ...boy, gestation: { weeks: 33, days: 4 } };
    expect(readChild(childForm(boy), today, undefined)).toEqual({ value: boy });
    expect(readChild(childForm(early), today, undefined)).toEqual({ value: early });
  });

  it('a child needs a sex and a birth date, but no name', () => {
    expect(readChild(childForm(undefined), today, undefined)).toEqual({
      problems: { sex: 'sex-missing', birthDate: 'birth-missing' },
    });
    expect(readChild({ ...form, name: '  ' }, today, undefined).value?.name).toBe('');
  });

  it('a birth date in the future or after a measurement is refused', () => {
    expect(readChild({ ...form, birthDate: today }, today, undefined).value?.birthDate).toBe(today);
    expect(readChild({ ...form, birthDate: '2026-11-21' }, today, undefined).problems).toEqual({
      birthDate: 'birth-future',
    });
    expect(readChild({ ...form, birthDate: '2026-04-02' }, today, '2026-04-01').problems).toEqual({
      birthDate: 'birth-after-measurement',
    });
  });
});

describe('a measurement', () => {
  const form: MeasurementForm = { date: today, weight: '8.2', height: '', position: undefined, head: '' };
  const read = (changes: Partial<MeasurementForm>, others: Measurement[] = []) =>
    readMeasurement({ ...form, ...changes }, boy, others, today);

  it('a measurement contains the measured values only', () => {
    expect(read({})).toEqual({ value: { date: today, weight: 8.2 } });
    expect(read({ height: '70,5', position: 'standing', head: '44' })).toEqual({
      value: { date: today, weight: 8.2, height: 70.5, position: 'standing', head: 44 },
    });
    expect(read({ position: 'standing' }).value).not.toHaveProperty('position');
  });

  it('a measurement survives the conversion to a form and back', () => {
    const measured = {
      id: 'a',
      date: '2026-06-16',
      weight: 5.62,
      height: 58.5,
      position: 'lying',
      head: 39.1,
    } as const;
    expect(readMeasurement(measurementForm(measured, today, 'en'), boy, [], today).value).toEqual({
      ...measured,
      id: undefined,
    });
  });

  it('a measurement needs a day from birth to today', () => {
    expect(read({ date: '' }).problems).toEqual({ date: 'date-missing' });
    expect(read({ date: '2026-11-21' }).problems).toEqual({ date: 'date-future' });
    expect(read({ date: '2026-03-15' }).problems).toEqual({ date: 'date-before-birth' });
    expect(read({ date: '2026-03-16' }).value?.date).toBe('2026-03-16');
  });

  it('a second measurement on the same day is refused', () => {
    expect(read({}, [{ id: 'a', date: today, weight: 8 }]).problems).toEqual({ date: 'date-twice' });
    expect(read({}, [{ id: 'a', date: '2026-11-19', weight: 8 }]).problems).toBeUndefined();
  });

  it('a measurement needs at least one value', () => {
    expect(read({ weight: ' ' }).problems).toEqual({ values: 'nothing-measured' });
  });

  it('a measurement outside the possible values of a child is refused', () => {
    expect(read({ weight: '0.5', height: '30', head: '20' }).problems).toBeUndefined();
    expect(read({ weight: '82', height: '8.2', head: '440' }).problems).toEqual({
      weight: 'value-wrong',
      height: 'value-wrong',
      head: 'value-wrong',
    });
    expect(read({ weight: 'eight' }).problems).toEqual({ weight: 'value-wrong' });
  });
});
