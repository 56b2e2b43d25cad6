import { afterAll, describe, expect, it } from 'vitest';
import { freshMock } from './client.ts';
import { freshWorld } from './world.ts';

const feedback = { type: 'suggestion', text: '希望食物列表可以按最近吃过的排序。', pictures: [], contact: '' };

it('feedback is numbered, and accepted five times a day', () => {
  const { ask, clock, wait } = freshWorld();
  const submit = () => ask('feedback.submit', feedback);
  const first = submit();
  expect(first.feedbackId).toBe('feedback-9001');
  expect(new Date(first.submittedAt)).toEqual(clock.now);
  for (let count = 2; count <= 5; count++) expect(submit()).toMatchObject({ feedbackId: `feedback-900${count}` });
  expect(submit()).toBe('今日反馈次数已达上限，请明天再试');
  wait(86_400);
  expect(submit()).toMatchObject({ feedbackId: 'feedback-9006' });
});

it('blanks at both ends of feedback are ignored', () => {
  const { ask } = freshWorld();
  expect(ask('feedback.submit', { ...feedback, text: '    打不开了    ' })).toBe('请至少填写 10 个字');
  expect(ask('feedback.submit', { ...feedback, text: ' 一二三四五六七八九十 ' })).toMatchObject({
    feedbackId: 'feedback-9001',
  });
});

describe('a record to be deleted', () => {
  /** Reads of each kind, with a record that they contain. */
  const records: [kind: string, recordId: string, read: string, input: object, text: string][] = [
    [
      'reading',
      'weight 2026-11-20T07:12:00+08:00',
      'healthData.detail',
      { healthDataType: 'weight' },
      '2026-11-20T07:12:00',
    ],
    ['heartRate', 'heart-6425', 'heartRate.history', { pageNum: 1 }, 'heart-6425"'],
    // Both names of one measurement delete it from both lists.
    ['heartRate', 'heart-6425', 'healthData.detail', { healthDataType: 'heartRate' }, '2026-11-20T07:30:18'],
    ['reading', 'heartRate 2026-11-20T07:30:18+08:00', 'heartRate.history', { pageNum: 1 }, 'heart-6425"'],
    ['aiFoodMeal', 'aifood-4173', 'aiFood.historyRecord', { pageNum: 1 }, 'aifood-4173"'],
    ['diaryMeal', 'analysis-4126', 'analysis.record', { pageNum: 1 }, 'analysis-4126"'],
    ['report', 'report-4202', 'analysis.reportDetail', { type: 'deep' }, 'report-4202"'],
    ['evaluationReport', 'evaluation-report-4251', 'evaluation.info', {}, 'evaluation-report-4251"'],
    ['mirrorRecord', 'mirror-5011', 'mirror.list', { pageNum: 1 }, 'mirror-5011"'],
  ];
  it.each(records)('a %s is there until its day, and then gone', (kind, recordId, read, input, text) => {
    const { ask, clock } = freshWorld();
    const shown = () => JSON.stringify(ask(read, input));
    expect(shown()).toContain(text);
    const record = { kind, recordId };
    const receipt = ask('feedback.submit', { ...feedback, record });
    expect(receipt.deletedBy).toBe('2026-12-05');
    clock.now = new Date('2026-12-04T23:59:59+08:00');
    const asks = kind === 'report' || kind === 'reading' ? { ...input, date: '2026-11-20' } : input;
    expect(JSON.stringify(ask(read, asks))).toContain(text);
    clock.now = new Date('2026-12-05T00:00:00+08:00');
    expect(JSON.stringify(ask(read, asks))).not.toContain(text);
    expect(ask('feedback.submit', { ...feedback, record })).toBe('该记录不存在或已删除');
  });

  it.each(records)('an unknown %s is refused', (kind) => {
    const { ask } = freshWorld();
    expect(ask('feedback.submit', { ...feedback, record: { kind, recordId: 'nothing' } })).toBe('该记录不存在或已删除');
  });

  it('the id of a deleted record is not given again', () => {
    const { ask, clock } = freshWorld();
    const submit = () =>
      ask('analysis.submitFoodItem', {
        date: '2026-11-20',
        mealType: 'dinner',
        foods: [{ name: '苹果', amount: 100 }],
      }).analysisId;
    const first = submit();
    ask('feedback.submit', { ...feedback, record: { kind: 'diaryMeal', recordId: first } });
    clock.now = new Date('2026-12-05T09:00:00+08:00');
    expect(submit()).not.toBe(first);
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
