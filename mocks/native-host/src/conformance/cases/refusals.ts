import { bridgeActions } from '@health-app/sdk/testing';
import { actionsOf } from '../../app-profile.ts';
import type { Case, Platform } from '../case.ts';
import type { RuleId } from '../rules.ts';
import { acts, questionOf, quietStreams, wrongParams } from '../samples.ts';
import { Failure, type Session } from '../session.ts';

/**
 * Asks for what the host must refuse.
 * @throws {Failure}
 */
async function expectRefusal(
  session: Session,
  rule: RuleId,
  code: string,
  [type, action, params = {}]: ['call' | 'stream', string, object?],
): Promise<void> {
  const exchange = session.ask({ type, action, params });
  const { error } = await session.reply(exchange, action);
  const asked = `${type} ${action} ${JSON.stringify(params)}`;
  if (error == null) throw new Failure(rule, `${asked} was accepted, and must be refused with ${code}`);
  if (error.code !== code) throw new Failure(rule, `${asked} was refused with ${error.code} in place of ${code}`);
}

export function refusalCases(platform: Platform): Case[] {
  return [
    {
      id: 'refusals/unknown-name',
      title: ['An unknown action is not supported', '未知动作返回 not supported'],
      rule: 'name',
      async run(session) {
        await expectRefusal(session, 'name', 'not supported', ['call', 'noSuchAction']);
        await expectRefusal(session, 'name', 'not supported', ['stream', 'noSuchAction']);
        await expectRefusal(session, 'name', 'not supported', ['call', 'GetDevice']);
      },
    },
    {
      id: 'refusals/inherited-name',
      title: ['A name that a map inherits is not supported', '映射继承的名称返回 not supported'],
      rule: 'lookup',
      async run(session) {
        for (const name of ['constructor', 'toString', '__proto__', 'hashCode', 'description', 'dealloc']) {
          await expectRefusal(session, 'lookup', 'not supported', ['call', name]);
        }
      },
    },
    {
      id: 'refusals/other-kind',
      title: ['A stream asked for as a call is not supported', '把流当作调用返回 not supported'],
      rule: 'name',
      isOffered: (offers) => quietStreams.some((action) => offers.has(action)),
      run: (session) =>
        expectRefusal(session, 'name', 'not supported', [
          'call',
          quietStreams.find((action) => session.offers.has(action)) as string,
        ]),
    },
    {
      id: 'refusals/not-offered',
      title: ['What is not offered is not supported', '未提供的动作返回 not supported'],
      rule: 'name',
      isOffered: (offers) => missing(platform, offers).length > 0,
      async run(session) {
        for (const action of missing(platform, session.offers)) {
          await expectRefusal(session, 'name', 'not supported', [kindOf(action), action]);
        }
      },
    },
    ...actionsOf(platform)
      .filter((action) => bridgeActions[action]?.kind !== 'notify' && wrongParams(action).length > 0)
      .map(
        (action): Case => ({
          id: `refusals/${action}`,
          title: [`${action} refuses wrong parameters`, `${action} 拒绝错误参数`],
          rule: 'params',
          isOffered: (offers) => offers.has(action),
          // A host that does not refuse would do it.
          question: questionOf(action),
          async run(session) {
            for (const params of wrongParams(action)) {
              await expectRefusal(session, 'params', 'bad params', [kindOf(action), action, params]);
            }
          },
        }),
      ),
  ];
}

const kindOf = (action: string) => (bridgeActions[action]?.kind === 'stream' ? 'stream' : 'call');

/** Calls and streams of the table that the host does not offer, without those that would act if it does not refuse them. */
const missing = (platform: Platform, offers: ReadonlySet<string>): string[] =>
  actionsOf(platform).filter(
    (action) => !offers.has(action) && !acts(action) && bridgeActions[action]?.kind !== 'notify',
  );
