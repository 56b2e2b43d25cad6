import { bridgeActions } from '@health-app/sdk/testing';
import type { Case } from '../case.ts';
import type { RuleId } from '../rules.ts';
import { quietStreams } from '../samples.ts';
import { Failure, type Session } from '../session.ts';

/**
 * Says hello, and reads what the host offers.
 * @throws {Failure}
 */
export async function hello(
  session: Session,
  { version = 1, ...settings }: { version?: number; id?: string; extra?: object } = {},
): Promise<string[]> {
  const exchange = session.ask({ type: 'hello' }, { ...settings, extra: { ...settings.extra, version } });
  const { result, error } = await session.reply(exchange, 'hello');
  if (error != null) throw new Failure('hello-reply', `hello was refused: ${JSON.stringify(error)}`);
  const { version: spoken, actions } = Object(result) as { version?: unknown; actions?: unknown };
  if (!Array.isArray(actions) || actions.some((action) => typeof action !== 'string')) {
    throw new Failure('hello-reply', 'result.actions is not a list of names');
  }
  if (spoken !== 1) {
    throw new Failure('hello-version', `the page speaks version ${version}, the host ${JSON.stringify(spoken)}`);
  }
  return actions;
}

/** The failure to reply, with the rule that explains it. */
const explained = (error: unknown, rule: RuleId, what: string): unknown =>
  error instanceof Failure && error.rule === 'one-reply' ? new Failure(rule, `${what}: ${error.message}`) : error;

/** Characters that a script made by pasting values would break, or that a careless reader changes. */
const oddIds = ['7', '0.10', ' a ', `"'\\</script>`, 'line\nline\u2028line', '测试 😀', 'x'.repeat(100)];

export const handshakeCases: Case[] = [
  {
    id: 'handshake/reply',
    title: ['Hello is answered with version and actions', 'hello 得到版本和动作列表'],
    rule: 'hello-reply',
    async run(session) {
      const actions = await hello(session);
      session.offers = new Set(actions);
      const unknown = actions.filter((action) => !(action in bridgeActions));
      if (unknown.length > 0) session.remark(`offers names that the table does not have: ${unknown.join(', ')}`);
    },
  },
  {
    id: 'handshake/again',
    title: ['The same hello is answered again', '重复的 hello 仍有应答'],
    rule: 'hello-again',
    async run(session) {
      const exchange = session.ask({ type: 'hello' }, { replies: 2 });
      await session.reply(exchange, 'hello');
      session.say({ type: 'hello', id: exchange.id, version: 1 });
      if (!(await session.next(exchange, session.limitOf('hello')))) {
        throw new Failure('hello-again', 'the hello that was said again got no reply');
      }
    },
  },
  {
    id: 'handshake/extra-field',
    title: ['Fields that the host does not know are ignored', '忽略不认识的字段'],
    rule: 'unknown-fields',
    async run(session) {
      try {
        await hello(session, { extra: { mood: { bright: true } } });
      } catch (error) {
        throw explained(error, 'unknown-fields', 'a hello with a field more');
      }
    },
  },
  {
    id: 'handshake/ids',
    title: ['Ids come back as they are', '编号原样返回'],
    rule: 'ids',
    async run(session) {
      for (const id of oddIds) {
        try {
          await hello(session, { id });
        } catch (error) {
          throw explained(error, /["'\\\n]/.test(id) ? 'quoting' : 'ids', `the id ${JSON.stringify(id)}`);
        }
      }
    },
  },
  {
    id: 'handshake/burst',
    title: ['Twenty at once get a reply each', '同时二十条各得一个应答'],
    rule: 'one-reply',
    run: async (session) => void (await Promise.all(Array.from({ length: 20 }, () => hello(session)))),
  },
  {
    id: 'handshake/later-page',
    title: ['A page of a later version gets the version of the host', '更新的页面得到宿主自己的版本'],
    rule: 'hello-reply',
    run: async (session) => void (await hello(session, { version: 99 })),
  },
  {
    id: 'handshake/second-bridge',
    title: ['A second hello leaves an open stream alone', '再次 hello 不影响已打开的流'],
    rule: 'hello-ends-nothing',
    isOffered: (offers) => quietStreams.some((action) => offers.has(action)),
    async run(session) {
      const action = quietStreams.find((name) => session.offers.has(name)) as string;
      const stream = session.ask({ type: 'stream', action, params: {} });
      await session.next(stream, session.limitOf(action));
      await hello(session);
      await session.quiet();
      if (stream.messages.some(({ type }) => type === 'reply')) {
        throw new Failure('hello-ends-nothing', `the stream ${action} ended after a second hello`);
      }
    },
  },
];
