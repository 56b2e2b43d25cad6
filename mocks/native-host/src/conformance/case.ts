import type { Channel } from './channel.ts';
import type { RuleId } from './rules.ts';
import type { Session } from './session.ts';

export const groups = ['handshake', 'messages', 'refusals', 'actions', 'streams', 'conversations', 'links'] as const;

/** English, Chinese. */
export type Pair = readonly [string, string];

/** What the person decides before a case runs. */
export interface Question {
  /**
   * `act`: the action acts on the world; `leave`: it also ends the page; `event`: the person causes an event;
   * `conversation`: the person plays a part; `link`: the person follows a link, and says what happened.
   */
  kind: 'act' | 'leave' | 'event' | 'conversation' | 'link';
  action: string;
  /** What the case sends or expects, in English. */
  about: string;
  /** The link to follow. */
  link?: { href: string; download?: string };
}

/** What the person says to a question. `no`: a link did not do what the question describes. */
export type Answer = 'yes' | 'no' | 'skip';

/** One thing that a host must do. */
export interface Case {
  /** Group and name, e.g. `handshake/again`. */
  id: string;
  title: Pair;
  /** The rule that the case is about. A host may break others on the way. */
  rule: RuleId;
  /** Whether the host offers what the case needs, by default nothing. */
  isOffered?(offers: ReadonlySet<string>): boolean;
  question?: Question | undefined;
  /** @throws {Failure} for a host that breaks a rule */
  run(session: Session, answer: Answer): Promise<void>;
}

export type Platform = Channel['platform'];
