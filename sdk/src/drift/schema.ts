/** The subset of JSON Schema that describes replies. */
export interface ReplySchema {
  /** The name of a schema. */
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  oneOf?: ReplySchema[];
  allOf?: ReplySchema[];
  items?: ReplySchema;
  properties?: Record<string, ReplySchema>;
  required?: string[];
  /** The schema of the properties, if their names are data. */
  additionalProperties?: ReplySchema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
}
