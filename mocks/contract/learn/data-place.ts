import type { Bundle, Schema } from '../../../openapi/document.ts';
import { step } from '../describe-value.ts';
import { type ContractOperation, deref } from '../operations.ts';

export interface DataPlace {
  schema: Schema;
  /** The pointer of the schema in the bundled description. */
  at: string;
}

/** Finds the schema of an operation's data in the description. */
export function dataPlaceOf(bundle: Bundle, { id, path, method, replies }: ContractOperation, name: string): DataPlace {
  const reply = bundle.paths[path]?.[method]?.responses['200'];
  const schema = replies.ok.properties?.[name];
  if (!reply || !schema) throw new Error(`${id} has no reply with data`);
  const base = reply.$ref ?? `#/paths${step(path)}/${method}/responses/200`;
  const envelope = deref<typeof reply>(bundle, reply).content?.['application/json']?.schema;
  const branch = envelope?.oneOf?.indexOf(replies.ok) ?? -1;
  return {
    schema,
    at: `${base}/content/application~1json/schema${branch < 0 ? '' : `/oneOf/${branch}`}/properties${step(name)}`,
  };
}
