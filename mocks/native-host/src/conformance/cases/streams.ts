import { bridgeActions } from '@health-app/sdk/testing';
import { actionsOf } from '../../app-profile.ts';
import type { Case, Platform } from '../case.ts';
import { quietStreams, sampleParams } from '../samples.ts';
import { Failure, type Session } from '../session.ts';
import { checkEvents } from './actions.ts';

/** At most ten streams of a page are open. */
const mostStreams = 10;

const isData = (message: { type: string; data?: unknown }) => message.type === 'event' && message.data != null;

const open = (session: Session, action: string) =>
  session.ask({ type: 'stream', action, params: sampleParams(action) });

export function streamCases(platform: Platform): Case[] {
  const streams = actionsOf(platform).filter((action) => bridgeActions[action]?.kind === 'stream');
  const quietOf = (offers: ReadonlySet<string>) => quietStreams.find((action) => offers.has(action)) as string;
  const offersQuiet = (offers: ReadonlySet<string>) => quietOf(offers) !== undefined;
  return [
    {
      id: 'streams/reopen',
      title: ['A stream that was cancelled opens again', '取消后的流可以重新打开'],
      rule: 'cancel',
      isOffered: offersQuiet,
      async run(session) {
        const action = quietOf(session.offers);
        for (let time = 0; time < 3; time += 1) {
          const stream = open(session, action);
          const first = await session.next(stream, session.limitOf(action));
          if (first?.type !== 'event') throw new Failure('stream-opens', `${action} did not open at time ${time + 1}`);
          session.cancel(stream);
          session.say({ type: 'cancel', id: stream.id });
        }
        await session.quiet();
      },
    },
    {
      id: 'streams/bounds',
      title: ['At most ten streams are open', '最多同时打开十个流'],
      rule: 'bounds',
      isOffered: offersQuiet,
      async run(session) {
        const action = quietOf(session.offers);
        const opened = Array.from({ length: mostStreams + 1 }, () => open(session, action));
        const firsts = await Promise.all(opened.map((stream) => session.next(stream, session.limitOf(action))));
        if (firsts[0]?.type !== 'event') throw new Failure('stream-opens', `${action} did not open`);
        const refused = firsts.flatMap((first) => (first?.type === 'reply' ? [first.error?.code] : []));
        if (!refused.includes('unavailable')) {
          throw new Failure('bounds', `${opened.length} streams of ${action} are open, none was refused`);
        }
        for (const stream of opened) session.cancel(stream);
        const first = await session.next(open(session, action), session.limitOf(action));
        if (first?.type !== 'event') throw new Failure('cancel', 'the cancelled streams still count as open');
      },
    },
    ...streams.map((action): Case => {
      const about = `${bridgeActions[action]?.description}`;
      return {
        id: `streams/${action}`,
        title: [`An event of ${action}`, `${action} 的一个事件`],
        rule: 'stream-events',
        isOffered: (offers) => offers.has(action),
        question: { kind: 'event', action, about },
        async run(session) {
          const stream = open(session, action);
          if (!(await session.next(stream, session.limitOf(action), ({ type }) => type === 'event'))) {
            throw new Failure('stream-opens', `${action} did not open`);
          }
          if (!stream.messages.some(isData) && !(await session.next(stream, session.limitOf('person'), isData))) {
            throw new Failure('stream-events', `no event of ${action} came`);
          }
          await session.quiet();
          checkEvents(action, stream.messages);
          session.cancel(stream);
          await session.quiet();
        },
      };
    }),
  ];
}
