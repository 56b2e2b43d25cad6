import { expect, test } from 'vitest';
import { track } from './analytics.ts';
import { type Count, countOf, pageOf, publicId, reportOf } from './event-extras.ts';

/** The reply of a server, as a careless caller spreads it. */
interface Measurement {
  type: 'weight' | 'glucose';
  weight: number;
  note: string;
}

/** Never runs: the compiler refuses each line. */
export function healthInEvents(reply: Measurement, count: Count): void {
  // @ts-expect-error: no key of an extra is a measurement.
  track('healthData.addWeight', { weight: 58.6 });
  // @ts-expect-error: a spread brings keys of the server.
  track('healthData.addWeight', { ...reply });
  // @ts-expect-error: so does the reply itself.
  track('healthData.addWeight', reply);
  // @ts-expect-error: an allowed key beside another one does not help.
  track('healthData.addWeight', { type: reply.type, glucose: 5.6 });
  // @ts-expect-error: a count is the length of a list, not any number.
  track('analysis.submit', { foods: reply.weight });
  // @ts-expect-error: a text that a person may have written is no choice.
  track('account.close', { reason: reply.note });
  // @ts-expect-error: a number is no choice.
  track('account.close', { reason: reply.weight });
  // @ts-expect-error: a template with a value is no choice.
  track('account.close', { reason: `${reply.weight} kg` });
  // @ts-expect-error: a record of unknown keys.
  track('profile.save', { type: 'goal', fields: count } as Record<string, unknown>);
  // @ts-expect-error: a list says what changed, its count does not.
  track('profile.save', { fields: ['pregnant'] });
  // @ts-expect-error: a report is the text of an error, not of a form.
  track('healthData.addWeight', { report: JSON.stringify(reply) });
  // @ts-expect-error: nor is a form an error.
  track('healthData.addWeight', { report: reportOf(JSON.stringify(reply)) });
  // @ts-expect-error: an id is that of public content, not any text.
  track('article.read', { articleId: reply.note });
  // @ts-expect-error: a measurement has no public id.
  track('article.read', { articleId: publicId(reply, 'note') });
  // @ts-expect-error: a page is a row of the table of screens.
  track('page.view', { page: reply.note });
  // @ts-expect-error: the name of an event contains no value.
  track(`weight.${reply.weight}`);
  // @ts-expect-error: a flag is no object.
  track('plans.remind', { set: reply });
}

test('a choice, a flag and a count are extras', () => {
  track('analysis.submit', { outcome: 'saved', photo: true, foods: countOf(['rice', 'tofu']) });
  expect(countOf(['rice', 'tofu'])).toBe(2);
});

test('an id of public content, a page and the text of an error are extras', () => {
  track('article.read', { articleId: publicId({ articleId: 'a-1' }, 'articleId') });
  expect(pageOf({ path: '/health-data/add' })).toBe('health-data.add');
  expect(pageOf({ path: '/' })).toBe('home');
  const error: unknown = new TypeError('x is undefined');
  expect(reportOf(error)).toBe('TypeError: x is undefined');
});
