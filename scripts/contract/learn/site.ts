import type { Identity } from '../../../openapi/identities.mjs';
import type { Schema } from '../../generate/description.ts';
import type { SiteKind } from './site-kind.ts';

/** A described place with what the traffic has there. */
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
  /** Scalars, at most `MOST_VALUES`. */
  values: unknown[];
  count: number;
  nulls: number;
  absent: number;
  /** How often a list or an object has another structure than described; the key describes that structure in words. */
  structures: Map<string, number>;
  operations: Set<string>;
  pointers: string[];
  /** Neighbours in the order of `x-sorted-by`. */
  sorted: { inOrder: number; reversed: number };
}

export interface Unknown {
  values: unknown[];
  count: number;
  operations: Set<string>;
  pointers: string[];
}

/** An object schema with the objects that were read by it. */
export interface View {
  at: string;
  count: number;
  /** The site of each property, and how often it was there. */
  properties: Map<string, { site: Site; present: number }>;
  unknown: Map<string, Unknown>;
  /** Objects by described names, at most `MOST_RECORDS`; values as on the wire. */
  records: Record<string, unknown>[];
  /** The rules of `x-identity` between its fields. */
  rules: RuleTally[];
  operations: Set<string>;
}

/** How often objects kept a rule of `x-identity`. */
export interface RuleTally {
  text: string;
  rule: Identity;
  checked: number;
  broken: number;
  /** The left side by the right one, of broken rules. */
  ratios: number[];
  operations: Set<string>;
  pointers: string[];
}
