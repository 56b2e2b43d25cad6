/** A difference between the traffic and the description that may explain many places at once. */
export interface Cause {
  /** Causes with the same kind and subject are merged. */
  kind: string;
  /** A sentence. It never contains a value of the traffic, except for codes. */
  says: string;
  /** 0 to 1. */
  confidence: number;
  /** The number of values that show it, and the operations. */
  seen: number;
  operations: string[];
  /** Places where it occurs: `orders.detail /data/createdAt`. */
  pointers: string[];
  /** The contradicted places of the bundled description, as pointers. */
  places: string[];
  edits: Edit[];
}

/** The cause of what some places have in common. */
export const causeAt = (
  places: { at: string; operations: Iterable<string>; pointers: string[] }[],
  cause: Pick<Cause, 'kind' | 'says' | 'confidence' | 'seen'> & { edits?: Edit[] },
): Cause => ({
  edits: [],
  ...cause,
  operations: [...new Set(places.flatMap(({ operations }) => [...operations]))],
  pointers: places.slice(0, 3).flatMap(({ pointers }) => pointers[0] ?? []),
  places: [...new Set(places.map(({ at }) => at))],
});

/** A change of the description, at a pointer into the bundled document. */
export type Edit = CopyEdit | SchemaEdit | EnvelopeEdit | SettingEdit;

export type SchemaEdit =
  /** Sets keywords of the schema; `undefined` removes one. */
  | { do: 'set'; at: string; keywords: Record<string, unknown> }
  /** Sets the names of an object's properties in the wire format; null for a property that is not sent. */
  | { do: 'wire'; at: string; names: Record<string, string | null> }
  | { do: 'optional'; at: string; name: string }
  | { do: 'nullable'; at: string }
  | { do: 'add'; at: string; name: string; schema: Record<string, unknown> }
  | { do: 'remove'; at: string; name: string }
  /** Marks a schema as accepted by a team of the backend. */
  | { do: 'agree'; at: string; date: string; team: string }
  /** Marks a schema as confirmed by traffic. */
  | { do: 'confirm'; at: string; date: string };

/** Gives a scope a copy of the schema at a pointer, and of those on the way to it that others use. */
export interface CopyEdit {
  do: 'copy';
  /** Its place in the order of all copies: one is made of the files as those before it leave them. */
  turn: number;
  at: string;
  /** The scope, in words. */
  scope: string;
  /** Pointers of schemas, and of their copies. */
  copies: { of: string; name: string }[];
  /** References that lead to a copy now, by the pointer of the component or reply that has them. */
  redirects: { in: string; from: string; to: string }[];
}

/** Sets the names of the envelope's parts. */
export interface EnvelopeEdit {
  do: 'envelope';
  data: string;
  success: { name: string; value: unknown };
  message: string | undefined;
  code: string | undefined;
}

/** Sets a property of all replies: `nulls: absent`, or the casing of all `names`. */
export interface SettingEdit {
  do: 'setting';
  name: 'nulls' | 'names';
  value: string;
}

/** The pointer of an edit, or the name of the changed part. */
export const placeOf = (edit: Edit): string => ('at' in edit ? edit.at : 'the envelope');

/** The pointer of the component, or of the reply, that contains a place. */
export const containerOf = (at: string): string => at.split('/').slice(0, 4).join('/');

/** The confidence if `agree` of `all` observations agree, 0 to 1; it is lower for few observations. */
export function confidenceOf(agree: number, all: number): number {
  if (all === 0) return 0;
  return Math.round((agree / all) * (1 - 1 / (all + 2)) * 100) / 100;
}

export const percent = (part: number, all: number) => `${Math.round((100 * part) / Math.max(1, all))} %`;

export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Lists names as text, shortened. */
export function listed(names: string[], most = 4): string {
  const shown = names.slice(0, most).join(', ');
  return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}

/** Whether a name of a field may be printed; others may be data, such as the keys of a map by phone number. */
export const isName = (name: string): boolean => /^[A-Za-z_$@][\w$@.-]{0,40}$/.test(name) && !/\d{5}/.test(name);

export const safeName = (name: string): string =>
  isName(name) ? `\`${name}\`` : 'a field with a name that may be data';

/** The property in a pointer's last step, with its schema: `OrderSummary.createdAt`. */
export function nameOfPlace(at: string): string {
  const steps = at.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (steps[1] === 'components') return [steps[3], ...steps.slice(4).filter((step) => !STRUCTURE.has(step))].join('.');
  const path = steps[2] ?? '';
  return [path, ...steps.slice(3).filter((step) => !STRUCTURE.has(step) && !/^(\d+|get|post)$/.test(step))].join(' ');
}

const STRUCTURE = new Set([
  'properties',
  'items',
  'schema',
  'oneOf',
  'allOf',
  'content',
  'application/json',
  'responses',
  'requestBody',
  'data',
]);
