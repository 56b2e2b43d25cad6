import { bridgeActions } from '@health-app/sdk/testing';
import type { Answer, Case, Platform } from './case.ts';
import { actionCases } from './cases/actions.ts';
import { conversationCases } from './cases/conversations.ts';
import { handshakeCases } from './cases/handshake.ts';
import { linkCases } from './cases/links.ts';
import { messageCases } from './cases/messages.ts';
import { refusalCases } from './cases/refusals.ts';
import { streamCases } from './cases/streams.ts';
import type { Channel } from './channel.ts';
import { type CaseRecord, Failure, type Limits, openSession, Skipped } from './session.ts';

export type Status = 'waiting' | 'running' | 'pass' | 'fail' | 'not offered' | 'skipped';

/** A case, and what came of it. */
export interface Result {
  case: Case;
  status: Status;
  record: CaseRecord;
}

export interface RunOptions {
  /** Asks the person before a case that acts on the world, or that needs the person. */
  ask(one: Case): Promise<Answer>;
  /** Reports all results after each change. */
  onChange?(results: readonly Result[]): void;
  limits?: Partial<Limits>;
}

/** All cases of a platform. The actions come last, because some of them end the page. */
export const casesOf = (platform: Platform): Case[] => [
  ...handshakeCases,
  ...messageCases,
  ...refusalCases(platform),
  ...streamCases(platform),
  ...conversationCases,
  ...linkCases,
  ...actionCases(platform),
];

const handshakeLimit = 5_000;
const personLimit = 600_000;

/** ms until the reply of an action, from the table. */
function limitOf(action: string): number {
  if (action === 'hello') return handshakeLimit;
  const limit = bridgeActions[action]?.timeLimit ?? 10_000;
  return limit === 'person' || action === 'person' ? personLimit : limit;
}

/** Prepares a run over a channel. */
export function prepareRun(channel: Channel, { ask, onChange, limits }: RunOptions) {
  const session = openSession(channel, { of: limitOf, quiet: 500, underWay: 250, ...limits });
  const results = casesOf(channel.platform).map((one): Result => ({ case: one, status: 'waiting', record: none() }));
  const decisions = new Map<string, Answer>();
  let stopped = false;

  /** A rule may also turn out broken after the end of its case. */
  function publish(): void {
    for (const result of results) if (result.record.problems.length > 0) result.status = 'fail';
    onChange?.([...results]);
  }

  /** The person decides once about an action. */
  async function answerTo(one: Case): Promise<Answer> {
    const { id, question } = one;
    if (!question) return 'yes';
    const key = question.kind === 'act' || question.kind === 'leave' ? question.action : id;
    const decided = decisions.get(key) ?? (await ask(one));
    decisions.set(key, decided);
    return decided;
  }

  async function runCase(result: Result): Promise<void> {
    const { case: one } = result;
    if (one.isOffered && !one.isOffered(session.offers)) {
      result.status = 'not offered';
      return;
    }
    const answer = await answerTo(one);
    if (answer === 'skip' || stopped) {
      result.status = 'skipped';
      return;
    }
    result.status = 'running';
    result.record = session.begin();
    publish();
    try {
      await one.run(session, answer);
      result.status = 'pass';
    } catch (error) {
      result.status = 'skipped';
      if (error instanceof Failure) result.record.problems.push({ rule: error.rule, reason: error.message });
      else if (!(error instanceof Skipped)) result.record.problems.push({ rule: one.rule, reason: String(error) });
    }
    session.release();
  }

  return {
    results,
    get offers() {
      return [...session.offers];
    },
    async run(): Promise<readonly Result[]> {
      for (const result of results) {
        if (stopped) result.status = 'skipped';
        else await runCase(result);
        publish();
      }
      await session.quiet();
      publish();
      return results;
    },
    /** Gives up the case that waits. */
    skip: () => session.skip(),
    stop(): void {
      stopped = true;
      session.skip();
    },
  };
}

const none = (): CaseRecord => ({ entries: [], problems: [] });
