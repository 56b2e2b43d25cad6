import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural, select, selectOrdinal } from '@lingui/core/macro';
import { formatIn } from '#lib/format/format.ts';
import { unitText } from '#ui/units/unit-text.ts';
import type { SpokenAge } from './model/age.ts';
import type { Span } from './model/chart.ts';
import { type ChildProblem, decimals, type MeasurementProblem } from './model/form.ts';
import type { Indicator, Sex } from './model/growth-standard.ts';
import { type Crossing, type Point, type Rating, wholePercentile, type Zone } from './model/rating.ts';

export const sexNames: Record<Sex, MessageDescriptor> = {
  boys: msg({ message: 'Boy', context: 'child' }),
  girls: msg({ message: 'Girl', context: 'child' }),
};

export const indicatorNames: Record<Indicator, MessageDescriptor> = {
  weight: msg`Weight`,
  height: msg`Length/height`,
  bmi: msg({ context: 'indicator', message: 'BMI' }),
  head: msg({ message: 'Head', context: 'circumference' }),
};

export const chartNames: Record<Indicator, MessageDescriptor> = {
  weight: msg`Weight for age`,
  height: msg`Length or height for age`,
  bmi: msg`BMI for age`,
  head: msg`Head circumference for age`,
};

export const units: Record<Indicator, string> = { weight: 'kg', height: 'cm', bmi: 'kg/m²', head: 'cm' };

export const spanNames: Record<Span, MessageDescriptor> = {
  weeks: msg`13 weeks`,
  'two-years': msg`2 years`,
  'five-years': msg`5 years`,
};

/** Names of the ages on the axis. */
export const axisAges: Record<Span, (age: string) => MessageDescriptor> = {
  weeks: (age) => msg`${age} wk`,
  'two-years': (age) => msg`${age} mo`,
  'five-years': (age) => msg`${age} y`,
};

/** An age, e.g. "8 months 4 days". */
export function ageText(age: SpokenAge): MessageDescriptor {
  if (age.unit === 'days') {
    const { days } = age;
    return msg`${plural(days, { one: '# day', other: '# days' })}`;
  }
  if (age.unit === 'weeks') {
    const { weeks, days } = age;
    if (days === 0) return msg`${plural(weeks, { one: '# week', other: '# weeks' })}`;
    return msg`${plural(weeks, { one: '# week', other: '# weeks' })} ${plural(days, { one: '# day', other: '# days' })}`;
  }
  if (age.unit === 'months') {
    const { months, days } = age;
    if (days === 0) return msg`${plural(months, { one: '# month', other: '# months' })}`;
    return msg`${plural(months, { one: '# month', other: '# months' })} ${plural(days, { one: '# day', other: '# days' })}`;
  }
  const { years, months } = age;
  if (months === 0) return msg`${plural(years, { one: '# year', other: '# years' })}`;
  return msg`${plural(years, { one: '# year', other: '# years' })} ${plural(months, { one: '# month', other: '# months' })}`;
}

/** Short form for a badge, e.g. "34th percentile". */
export function percentileText(rating: Rating): MessageDescriptor {
  const { percentile } = rating;
  if (percentile < 1) return msg`Below the 1st percentile`;
  if (percentile > 99) return msg`Above the 99th percentile`;
  const whole = wholePercentile(rating);
  return msg`${selectOrdinal(whole, { one: '#st', two: '#nd', few: '#rd', other: '#th' })} percentile`;
}

/** Explains a percentile: the number of 100 children with a lower value. */
export function comparisonText(rating: Rating, indicator: Indicator, sex: Sex): MessageDescriptor {
  const { percentile } = rating;
  const whole = wholePercentile(rating);
  if (percentile < 1) {
    return msg`Of 100 ${select(sex, { girls: 'girls', other: 'boys' })} of this age, fewer than one ${select(indicator, { weight: 'weighs less', height: 'is shorter', bmi: 'has a lower BMI', other: 'has a smaller head' })}.`;
  }
  if (percentile > 99) {
    return msg`Of 100 ${select(sex, { girls: 'girls', other: 'boys' })} of this age, more than 99 ${select(indicator, { weight: 'weigh less', height: 'are shorter', bmi: 'have a lower BMI', other: 'have a smaller head' })}.`;
  }
  if (whole === 1) {
    return msg`Of 100 ${select(sex, { girls: 'girls', other: 'boys' })} of this age, one ${select(indicator, { weight: 'weighs less', height: 'is shorter', bmi: 'has a lower BMI', other: 'has a smaller head' })}.`;
  }
  return msg`Of 100 ${select(sex, { girls: 'girls', other: 'boys' })} of this age, ${whole} ${select(indicator, { weight: 'weigh less', height: 'are shorter', bmi: 'have a lower BMI', other: 'have a smaller head' })}.`;
}

/**
 * Advice about a point among the curves. It does not judge the value, because only a doctor can tell whether the child is
 * well.
 */
const within = msg`What counts is whether the child keeps near the same curve over time.`;

const beyond: Record<Indicator, MessageDescriptor> = {
  weight: msg`About 3 in 100 children lie below the lowest curve and 3 above the highest; many of them are well. Show the curve to a doctor, who sees the child.`,
  height: msg`About 3 in 100 children lie below the lowest curve and 3 above the highest; many of them are well. Show the curve to a doctor, who sees the child.`,
  bmi: msg`About 3 in 100 children lie below the lowest curve and 3 above the highest; many of them are well. Ask a doctor before you change what the child eats.`,
  head: msg`About 3 in 100 children lie below the lowest curve and 3 above the highest; many of them are well. Have a doctor measure the head again, soon if it grows fast.`,
};

export const meaningOf = (indicator: Indicator, zone: Zone): MessageDescriptor =>
  zone === 'below' || zone === 'above' ? beyond[indicator] : within;

export const crossingText = (direction: Crossing['direction'], date: string): MessageDescriptor =>
  direction === 'up'
    ? msg`Since ${date} the child has crossed two curves or more upward. Show this to a doctor.`
    : msg`Since ${date} the child has crossed two curves or more downward. Show this to a doctor.`;

export const unratedTexts: Record<Extract<Point['rating'], string>, MessageDescriptor> = {
  'before-term': msg`Measurements before the due date are not on the curves, which begin there.`,
  'past-five': msg`Measurements after five years of age are not on the curves, which end there.`,
};

export const childProblems: Record<ChildProblem, MessageDescriptor> = {
  'sex-missing': msg`Choose boy or girl: each has curves of its own.`,
  'birth-missing': msg`Enter the birth date, from 2000 on.`,
  'birth-future': msg`This day is still to come.`,
  'birth-after-measurement': msg`There is a measurement from before this day. Change that one first.`,
};

export const measurementProblems: Record<Exclude<MeasurementProblem, 'value-wrong'>, MessageDescriptor> = {
  'date-missing': msg`Enter the day of the measurement.`,
  'date-future': msg`This day is still to come.`,
  'date-before-birth': msg`This is before the birth date.`,
  'date-twice': msg`There is a measurement of this day already. Change that one instead.`,
  'nothing-measured': msg`Enter the weight, the length or the head circumference.`,
};

/** A value with its measured precision. */
export function valueText(i18n: I18n, indicator: Indicator, value: number): string {
  const precision = indicator === 'bmi' ? { decimals: 1 } : { atMost: decimals[indicator] };
  return `${formatIn(i18n.locale).number(value, precision)} ${unitText(i18n, units[indicator])}`;
}
