import { afterAll, expect, it } from 'vitest';
import { freshMock } from './client.ts';
import { freshWorld } from './world.ts';

const feedback = { type: 'suggestion', text: '希望食物列表可以按最近吃过的排序。', pictures: [], contact: '' };

it('feedback is numbered, and accepted five times a day', () => {
  const { ask, clock } = freshWorld();
  const submit = () => ask<{ feedbackId: string; submittedAt: string } | string>('feedback.submit', feedback);
  const first = submit() as { feedbackId: string; submittedAt: string };
  expect(first.feedbackId).toBe('feedback-9001');
  expect(new Date(first.submittedAt)).toEqual(clock.now);
  for (let count = 2; count <= 5; count++) expect(submit()).toMatchObject({ feedbackId: `feedback-900${count}` });
  expect(submit()).toBe('今日反馈次数已达上限，请明天再试');
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  expect(submit()).toMatchObject({ feedbackId: 'feedback-9006' });
});

it('blanks at both ends of feedback are ignored', () => {
  const { ask } = freshWorld();
  expect(ask('feedback.submit', { ...feedback, text: '    打不开了    ' })).toBe('请至少填写 10 个字');
  expect(ask('feedback.submit', { ...feedback, text: ' 一二三四五六七八九十 ' })).toMatchObject({
    feedbackId: 'feedback-9001',
  });
});

const mock = await freshMock();
afterAll(() => mock.close());

it('feedback matches the description over HTTP, and invalid feedback is refused', async () => {
  const submit = (body: object) => mock.post('/food/feedback/submit', JSON.stringify(body));
  expect((await submit(feedback)).body).toMatchObject({ success: true, data: { feedbackId: 'feedback-9001' } });
  expect((await submit({ ...feedback, text: '太短' })).status).toBe(400);
  expect((await submit({ ...feedback, text: '长'.repeat(501) })).status).toBe(400);
  expect((await submit({ ...feedback, pictures: Array(10).fill('/feedback/weight-chart.svg') })).status).toBe(400);
  expect((await submit({ ...feedback, type: 'praise' })).status).toBe(400);
});
