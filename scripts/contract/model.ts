/** What a check finds, from one field up to a whole run. This is also the shape of `--json`. */

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
  | 'other';

export interface Violation {
  kind: Kind;
  /** `status`, `content-type`, `body`, or a JSON pointer into the body. */
  where: string;
  expected: string;
  got: string;
  /** How many places of the same list are alike; `where` is the first. */
  times: number;
}

/** A field that the description does not mention. */
export interface Undocumented {
  where: string;
  got: string;
  times: number;
}

export type UnreachableReason = 'timeout' | 'dns' | 'refused' | 'connection' | 'tls' | 'other';

export type Verdict =
  | 'conforms'
  /** At least one reply departs from the description. */
  | 'violates'
  /** Only business failures came back: the envelope is right, the data could not be seen. */
  | 'refused'
  | 'unreachable'
  /** Not called. */
  | 'skipped';

export interface Judgement {
  verdict: Exclude<Verdict, 'skipped'>;
  violations: Violation[];
  undocumented: Undocumented[];
  /** What the server said in its refusal, or why it was not reached. */
  message?: string;
  reason?: UnreachableReason;
}

export interface RequestResult extends Judgement {
  /** The name of the example that the request was made of. */
  request: string;
  status?: number;
  milliseconds: number;
}

export interface OperationResult {
  operation: string;
  domain: string;
  method: string;
  path: string;
  verdict: Verdict;
  /** Why it was not called. */
  skipped?: 'command' | 'token';
  requests: RequestResult[];
}

/** What one sent request came to. */
export type Observed =
  | { reached: true; status: number; contentType: string; location: string | null; body: string }
  | { reached: false; reason: UnreachableReason; message: string };
