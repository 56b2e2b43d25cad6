/** The findings of a check, from a single field up to a whole run. The report of `--json` has the same structure. */

import type { HostName } from './operations.ts';

export type Kind =
  | 'status'
  | 'content-type'
  | 'html'
  | 'malformed-json'
  | 'envelope'
  | 'type'
  | 'null'
  | 'missing'
  | 'enumeration'
  | 'format'
  | 'range'
  | 'length'
  /** An invalid request is accepted. */
  | 'not-refused'
  /** The reply is about another object, or another person, than the request, or two items of a list have one id. */
  | 'identity'
  /** The fields of an object contradict each other, according to `x-identity` of its schema. */
  | 'rule'
  /** A list has an entry that the input leaves out. */
  | 'filter'
  /** A list violates the order of the description. */
  | 'order'
  /** The pages of a list are inconsistent. */
  | 'paging'
  /** The reply ignores the zone of the request. */
  | 'zone'
  /** Later reads do not show a value of a command's reply. */
  | 'lost-write'
  /** A command changes a read outside its `x-invalidates`. */
  | 'invalidates'
  /** A repetition with the same key acts again. */
  | 'repeated'
  /** An older decision overrules a newer one, or a newer one does not. */
  | 'overruled'
  /** A page of another origin may not send the request. */
  | 'cors'
  /** A reply by 429 differs from its description, or comes within the limits. */
  | 'limit'
  /** A value that opens something to its holder can be guessed. */
  | 'guessable'
  | 'other';

export interface Violation {
  kind: Kind;
  /** `status`, `body`, the name of a header, or a JSON pointer into the body. */
  where: string;
  expected: string;
  got: string;
  /** The number of items with the same finding; `where` is the first. */
  times: number;
}

/** A field that the description does not mention. */
export interface Undocumented {
  where: string;
  got: string;
  times: number;
}

export type UnreachableReason =
  | 'timeout'
  | 'dns'
  | 'refused'
  | 'connection'
  | 'tls'
  | 'too-large'
  | 'too-deep'
  | 'other';

export type Verdict =
  | 'conforms'
  /** At least one reply violates the description. */
  | 'violates'
  /** Only business failures: the envelope is valid, but the data is unknown. */
  | 'refused'
  | 'unreachable'
  /** Not called. */
  | 'skipped';

export interface ReplyValidation {
  verdict: Exclude<Verdict, 'skipped'>;
  violations: Violation[];
  undocumented: Undocumented[];
  /** The message of the refusal, or the reason of the failed connection. */
  message?: string;
  /** The code of the refusal. */
  code?: string;
  reason?: UnreachableReason;
}

export interface RequestResult extends ReplyValidation {
  /** The name of the request's example, or the special property of the request. */
  request: string;
  /** An expected refusal conforms, but contains no data. */
  expects: 'data' | 'refusal';
  status?: number;
  milliseconds: number;
}

export interface OperationResult {
  operation: string;
  domain: string;
  method: string;
  path: string;
  verdict: Verdict;
  /** Only in a run with both hosts. */
  host?: HostName | undefined;
  /** The reason for not calling it. */
  skipped?: 'command' | 'token';
  requests: RequestResult[];
}

/** The result of one request. */
export type Observed =
  | {
      reached: true;
      status: number;
      contentType: string;
      headers: Headers;
      body: string;
    }
  | { reached: false; reason: UnreachableReason; message: string };
