import type { Case, Pair } from '../case.ts';
import type { RuleId } from '../rules.ts';
import { Failure, type Session } from '../session.ts';
import { hello } from './handshake.ts';

/** What a host must drop: a value for `postMessage`, or an object that is sent in the form of the platform. */
type Garbage = { raw: unknown } | { message: object };

const call = (id: unknown, params: unknown = {}) => ({ type: 'call', id, action: 'getDevice', params });

/** Drops all of it without an answer, and lives on. */
const dropped = (name: string, title: Pair, rule: RuleId, garbage: Garbage[]): Case => ({
  id: `messages/${name}`,
  title,
  rule,
  async run(session) {
    await session.expectSilence(rule, () => {
      for (const one of garbage) send(session, one);
    });
    await hello(session);
  },
});

function send(session: Session, garbage: Garbage): void {
  if ('message' in garbage) {
    session.say(garbage.message);
    return;
  }
  try {
    session.post(garbage.raw);
  } catch {
    // The object of the app may refuse what is no text; nothing was sent then.
  }
}

const fromFrame = (name: string, title: Pair, rule: RuleId, origin: 'own' | 'foreign'): Case => ({
  id: `messages/${name}`,
  title,
  rule,
  async run(session) {
    const { channel } = session;
    const message = { type: 'hello', id: `frame-${Math.random()}`, version: 1 };
    const sent = channel.platform === 'ios' ? message : JSON.stringify(message);
    session.note(sent);
    const frame = await session.expectSilence(rule, () => channel.postFromFrame(sent, origin));
    frame.close();
    if (!frame.hasChannel) session.remark('the frame has no channel');
  },
});

export const messageCases: Case[] = [
  dropped('no-json', ['What is no message is dropped', '丢弃不是消息的内容'], 'form', [
    { raw: '{' },
    { raw: '' },
    { raw: '"hello"' },
    { raw: '[]' },
    { raw: 7 },
    { raw: null },
  ]),
  dropped('unknown-type', ['An unknown type is dropped', '丢弃未知类型'], 'form', [
    { message: { type: 'do', id: 'unknown-type' } },
    { message: { id: 'no-type', version: 1 } },
    { message: { type: ['hello'], id: 'type-list', version: 1 } },
  ]),
  dropped('bad-id', ['A message without a proper id is dropped', '丢弃编号不合规的消息'], 'form', [
    { message: { type: 'hello', version: 1 } },
    { message: { type: 'hello', id: '', version: 1 } },
    { message: { type: 'hello', id: 7, version: 1 } },
    { message: call(null) },
    { message: call({ nested: true }) },
    { message: call('x'.repeat(101)) },
  ]),
  {
    id: 'messages/bad-params',
    title: ['Parameters that are no object give no result', '参数不是对象时不给结果'],
    rule: 'params',
    async run(session) {
      for (const params of [[], 'a', 7, undefined]) {
        const exchange = session.ask({ type: 'call', action: 'getDevice', params });
        const answer = await session.next(exchange, session.limits.quiet);
        if (answer?.type === 'reply' && answer.error == null) {
          throw new Failure('params', `getDevice was done with the parameters ${JSON.stringify(params)}`);
        }
      }
    },
  },
  dropped('too-long', ['More than 1 MB is dropped', '丢弃超过 1 MB 的消息'], 'form', [
    { message: { type: 'hello', id: 'too-long', version: 1, padding: 'x'.repeat(1_500_000) } },
  ]),
  dropped('cancel-unknown', ['A cancel of nothing gets no answer', '取消不存在的编号没有应答'], 'cancel', [
    { message: { type: 'cancel', id: 'never-begun' } },
    { message: { type: 'cancel', id: 'never-begun' } },
  ]),
  fromFrame('frame', ['A frame of the page gets no answer', '页面内的框架得不到应答'], 'frame', 'own'),
  fromFrame(
    'foreign-frame',
    ['A frame of another origin gets no answer', '其他来源的框架得不到应答'],
    'origin',
    'foreign',
  ),
];
