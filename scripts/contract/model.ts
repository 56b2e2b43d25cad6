/** The findings of a check, from one field up to a whole run. The report of `--json` has the same shape. */

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
  /** A request that the description refuses was not refused. */
  | 'not-refused'
  /** The reply is about another thing, or another person, than the request. */
  | 'identity'
  /** A list is not in the order that the description promises. */
  | 'order'
  /** Pages of one list do not add up. */
  | 'paging'
  /** A command answered with a value that later reads do not show. */
  | 'lost-write'
  /** A command changed a read that its `x-invalidates` does not name. */
  | 'invalidates'
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
  /** Only business failures came back: the envelope is right, the data was never seen. */
  | 'refused'
  | 'unreachable'
  /** Not called. */
  | 'skipped';

export interface Judgement {
  verdict: Exclude<Verdict, 'skipped'>;
  violations: Violation[];
  undocumented: Undocumented[];
  /** The message of the refusal, or why the server was not reached. */
  message?: string;
  reason?: UnreachableReason;
}

export interface RequestResult extends Judgement {
  /** The name of the example that the request was made of, or what is special about the request. */
  request: string;
  /** A refusal that came as expected conforms, but shows no data. */
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
  /** Why it was not called. */
  skipped?: 'command' | 'token';
  requests: RequestResult[];
}

/** The result of one request. */
export type Observed =
  | { reached: true; status: number; contentType: string; location: string | null; body: string }
  | { reached: false; reason: UnreachableReason; message: string };
