import { type BridgeAction, bridgeActions, type HostMessage, withoutMetadata } from '@health-app/sdk/testing';
import { actionsOf } from '../../app-profile.ts';
import type { Case, Platform } from '../case.ts';
import { endsPage, questionOf, sampleParams } from '../samples.ts';
import { Failure, type Session } from '../session.ts';

/**
 * Compares a result or an event with the table.
 * @throws {Failure}
 */
export function checkResult(action: string, value: unknown, where = 'result'): void {
  try {
    bridgeActions[action]?.result?.(value, where);
  } catch (error) {
    throw new Failure('result', `${action}: ${(error as Error).message}: ${JSON.stringify(value)?.slice(0, 200)}`);
  }
  for (const { url } of Object(value).images ?? []) checkPicture(action, url);
}

/** A page can read the metadata of a picture that came with the message. */
function checkPicture(action: string, url: string): void {
  if (!url.startsWith('data:')) return;
  let clean: string;
  try {
    clean = withoutMetadata(url);
  } catch {
    throw new Failure('pictures', `${action}: the picture is neither a JPEG nor a PNG, or it is damaged`);
  }
  if (clean !== url) throw new Failure('pictures', `${action}: the picture contains metadata`);
}

/** Each action once, with sample parameters. */
export const actionCases = (platform: Platform): Case[] =>
  actionsOf(platform)
    // What ends the page comes last.
    .sort((one, other) => Number(endsPage(one)) - Number(endsPage(other)))
    .map((action) => {
      const row = bridgeActions[action] as BridgeAction;
      return {
        id: `actions/${action}`,
        title: [action, action],
        rule: row.kind === 'stream' ? 'stream-opens' : row.kind === 'notify' ? 'notify-no-reply' : 'result',
        isOffered: (offers) => offers.has(action),
        question: questionOf(action),
        run: (session) => runners[row.kind](session, action),
      };
    });

const runners = { call: runCall, notify: runNotify, stream: runStream };

async function runCall(session: Session, action: string): Promise<void> {
  const reply = await session.reply(session.ask({ type: 'call', action, params: sampleParams(action) }), action);
  judge(session, action, reply);
}

/** A refusal by the person or the device is an answer, too. */
function judge(session: Session, action: string, { error, result }: HostMessage & { type: 'reply' }): void {
  if (error == null) {
    checkResult(action, result);
    return;
  }
  if (error.code === 'not supported') throw new Failure('name', `${action} is offered, and not supported`);
  if (error.code === 'bad params') throw new Failure('params', `${action} does not understand the sample parameters`);
  session.remark(`ended with ${error.code}`);
}

async function runNotify(session: Session, action: string): Promise<void> {
  await session.expectSilence('notify-no-reply', () =>
    session.say({ type: 'notify', action, params: sampleParams(action) }),
  );
}

/** Opens the stream, and cancels it. */
async function runStream(session: Session, action: string): Promise<void> {
  const stream = session.ask({ type: 'stream', action, params: sampleParams(action) });
  const limit = session.limitOf(action);
  const opening = await session.next(stream, limit);
  if (!opening) throw new Failure('stream-opens', `${action} did not open in ${limit} ms`);
  if (opening.type === 'reply') {
    if (opening.error == null) throw new Failure('stream-opens', `${action} ended before it opened`);
    judge(session, action, opening);
    return;
  }
  await session.quiet();
  checkEvents(action, stream.messages);
  session.cancel(stream);
  await session.quiet();
}

/** @throws {Failure} */
export function checkEvents(action: string, messages: HostMessage[]): void {
  for (const message of messages) {
    if (message.type === 'event' && 'data' in message && message.data != null) {
      checkResult(action, message.data, 'data');
    }
  }
}
