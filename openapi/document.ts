/** The subset of OpenAPI that this project's rules permit in a bundled description. */

export type Method = 'get' | 'post';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  title?: string;
  description?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  pattern?: string;
  format?: string;
  examples?: unknown[];
  'x-sorted-by'?: string;
  /** Only for an input: the properties of an entry by which it chooses the entries of a list. */
  'x-filters'?: string[] | 'none';
  'x-secret-bits'?: number;
  /** Only for an input: the consents that the value needs. */
  'x-consent'?: ConsentMark;
  /** A time that may be after the reply. */
  'x-deadline'?: true;
  /** Rules between the fields of an object; `openapi/identities.mjs` reads them. */
  'x-identity'?: string[];
  /** Only in the wire format: the offset of the server's zone, for times without one. */
  'x-offset'?: string;
  /** Only in the hand-written files: the wire format of a value, or the wire names of an object's properties. */
  'x-wire'?: Record<string, string | null>;
}

/** A purpose, purposes, or the purpose of each value that brings data. */
export type ConsentMark = string | string[] | Record<string, string>;

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
  'x-consent'?: ConsentMark;
  /** Only for a header in the hand-written files. */
  example?: unknown;
  /** By the name of the request to which they belong together. */
  examples?: Record<string, Example>;
}

export interface Example {
  $ref?: string;
  summary?: string;
  value?: unknown;
}

export interface Media {
  schema: Schema;
  examples?: Record<string, Example>;
}

interface RequestBody {
  $ref?: string;
  required?: boolean;
  content: Record<string, Media>;
}

export interface Response {
  $ref?: string;
  content?: Record<string, Media>;
  headers?: Record<string, { $ref?: string; required?: boolean; schema: Schema }>;
  /** Only in the hand-written files: the failures by their codes. */
  'x-failures'?: Record<string, { summary: string; msg: string; reasons?: string[] }>;
}

export interface OperationObject {
  operationId: string;
  summary: string;
  description: string;
  parameters?: Parameter[];
  /** Empty for public operations; absent for operations of a signed-in person. */
  security?: Record<string, string[]>[];
  requestBody?: RequestBody;
  responses: Record<string, Response>;
  'x-origin'?: 'spec' | 'assumed' | 'observed';
  'x-silent'?: boolean;
  'x-login-gate'?: 'exempt';
  'x-effect'?: 'command' | 'read';
  'x-paged'?: boolean;
  'x-variant-of'?: string;
  'x-invalidates'?: string[];
  /** Only for a read: whether a reply belongs to the caller, or is the same for everybody with the same input. */
  'x-scope'?: 'personal' | 'public';
  /** The consents that each call needs. */
  'x-consent'?: ConsentMark;
  /** Only for a command: the effect of a repetition. */
  'x-repeat'?: 'idempotencyKey' | 'eventId' | 'same' | 'again';
  /** Only for a command: what it changes, and thus whether the order of two calls matters. */
  'x-kind'?: 'state' | 'step' | 'append' | 'work' | 'report';
}

/** The names of the envelope's properties. A reply with this value of `success` contains data, any other a failure. */
export interface Envelope {
  /** `otherwise`: the value in a failure; absent if the failure's code takes its place. */
  success: { name: string; value: unknown; otherwise?: unknown };
  data: string;
  code: string;
  message: string;
  /** The server omits a required field instead of sending null. */
  nulls?: 'absent';
  /** The casing of all property names, if it is not camelCase. */
  names?: string;
  /** Absent if the envelope cannot contain the reasons of a failure. */
  reasons?: string;
}

export interface Bundle {
  /** Absent in the hand-written files, which describe data without the envelope. */
  'x-envelope'?: Envelope;
  /** Only in the wire format: the names of a page's properties that are sent with another name, or not at all. */
  'x-page'?: Record<string, string | null>;
  /** Absent if the description does not say what pages of other origins may do. */
  'x-cors'?: Cors;
  paths: Record<string, { parameters?: Parameter[] } & Partial<Record<Method, OperationObject>>>;
  /** That of operations without their own. */
  security?: Record<string, string[]>[];
  components: {
    securitySchemes?: Record<string, { in: 'header'; name: string }>;
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    requestBodies?: Record<string, RequestBody>;
    responses?: Record<string, Response>;
    examples?: Record<string, Example>;
  };
}

/** What a server permits to pages of other origins. */
export interface Cors {
  allowMethods: string[];
  allowHeaders: string[];
  /** The headers of a reply that such a page may read. */
  exposeHeaders: string[];
}

/** The schemas of a 200 reply: of success, and of the failures if the operation describes some. */
export const branchesOf = (reply: Schema): Schema[] => reply.oneOf ?? [reply];
