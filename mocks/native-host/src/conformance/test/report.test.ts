import { expect, it } from 'vitest';
import { readReport, reportOf, summaryOf } from '../report.ts';
import type { Result } from '../run.ts';

const user = { userToken: 'token-1', userName: 'Lin', memberType: 7, promoteRoleFlag: true };
const at = Date.parse('2026-11-20T09:00:00Z');

const result = (status: Result['status'], problems: Result['record']['problems']): Result => ({
  case: { id: 'actions/getUserInfo', title: ['getUserInfo', 'getUserInfo'], rule: 'result', run: async () => {} },
  status,
  record: {
    problems,
    entries: [
      { from: 'page', at, message: '{"type":"call","id":"1","action":"getUserInfo","params":{}}' },
      { from: 'host', at, message: { type: 'reply', id: '1', result: user } },
      { from: 'host', at, message: { type: 'reply', id: '2', result: { version: 1, actions: ['getUserInfo'] } } },
      { from: 'host', at, message: { type: 'event', id: '3', data: { list: ['x'.repeat(301)] } } },
    ],
  },
});

const report = (one: Result) =>
  reportOf([one], { platform: 'ios', offers: ['getUserInfo'] }, { userAgent: 'a', origin: 'b', at: 'c' });

const messagesOf = (one: Result) => report(one).results[0]?.messages.map(({ message }) => message);

it('the report of a case that passed has the types of the results alone', () => {
  expect(messagesOf(result('pass', []))).toEqual([
    '{"type":"call","id":"1","action":"getUserInfo","params":{}}',
    {
      type: 'reply',
      id: '1',
      result: {
        userToken: '<text of 7>',
        userName: '<text of 3>',
        memberType: '<number>',
        promoteRoleFlag: true,
      },
    },
    { type: 'reply', id: '2', result: { version: 1, actions: ['getUserInfo'] } },
    { type: 'event', id: '3', data: { list: ['<text of 301>'] } },
  ]);
});

it('the report of a case that failed keeps what identifies no one', () => {
  const failed = result('fail', [{ rule: 'result', reason: 'result.memberType is not as agreed' }]);
  expect(messagesOf(failed)).toMatchObject([
    expect.any(String),
    { result: { userToken: '<text of 7>', userName: '<text of 3>', memberType: 7 } },
    { result: { actions: ['getUserInfo'] } },
    { data: { list: [`${'x'.repeat(300)}… (301 characters)`] } },
  ]);
});

it('a report is read again, and anything else is refused', () => {
  const written = report(result('fail', [{ rule: 'result', reason: 'wrong' }]));
  expect(readReport(JSON.stringify(written))).toEqual(written);
  expect(summaryOf(written)).toBe('ios host: 1 fail, 0 pass, 0 not offered, 0 skipped');
  for (const text of ['{', '[]', 'null', '{"format":"health-app-conformance"}']) {
    expect(() => readReport(text)).toThrow(TypeError);
  }
  for (const change of [{ platform: '../../x' }, { counts: { fail: '1' } }, { results: {} }]) {
    expect(() => readReport(JSON.stringify({ ...written, ...change }))).toThrow('This is no conformance report');
  }
});
