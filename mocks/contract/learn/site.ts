import type { Schema } from '../../../openapi/document.ts';
import type { Identity } from '../../../openapi/identities.mjs';
import type { SiteKind } from './site-kind.ts';

/** A described place with its values in the traffic. */
export interface Site {
  /** Its pointer in the bundled description. */
  at: string;
  name: string;
  schema: Schema;
  /** The pointer of the component to which its schema refers. */
  component: string | undefined;
  kind: SiteKind;
  nullable: boolean;
  required: boolean;
  /** The description lets it be absent where it is null. */
  omittable: boolean;
  /** Scalars, at most `MOST_VALUES`. */
  values: unknown[];
  /** The operation of each value. */
  from: string[];
  count: number;
  nulls: number;
  absent: number;
  /** The operations with an object that lacks the property. */
  absentIn: Set<string>;
  /** The names under which the property came, with the operations. */
  spelt: Map<string, Set<string>>;
  /** Number of lists or objects with another structure than described; the key describes the structure. */
  structures: Map<string, number>;
  structuresFrom: Map<string, Set<string>>;
  /** The operations with a list or an object as described. */
  structuredIn: Set<string>;
  operations: Set<string>;
  pointers: string[];
  /** Number of neighbours in the order of `x-sorted-by`, and in reverse order. */
  sorted: { inOrder: number; reversed: number };
}

export interface Unknown {
  values: unknown[];
  count: number;
  operations: Set<string>;
  pointers: string[];
}

/** An object schema with the observed objects. */
export interface View {
  at: string;
  count: number;
  /** The site of each property, and how often it was present. */
  properties: Map<string, { site: Site; present: number }>;
  unknown: Map<string, Unknown>;
  /** Objects with the described names, at most `MOST_RECORDS`; values as in the wire format. */
  records: Record<string, unknown>[];
  /** The rules of `x-identity` between its fields. */
  rules: RuleTally[];
  operations: Set<string>;
}

/** How often objects satisfied a rule of `x-identity`. */
export interface RuleTally {
  text: string;
  rule: Identity;
  checked: number;
  broken: number;
  /** Left side divided by right side, for violated rules. */
  ratios: number[];
  operations: Set<string>;
  pointers: string[];
}
