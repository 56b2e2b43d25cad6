/** The generator's model of the description. */
import {
  type Bundle,
  branchesOf,
  type Envelope,
  type Method,
  type OperationObject,
  type Schema,
} from '../../openapi/document.ts';
import { exampleOfCode } from '../../openapi/lint/example-of-code.mjs';
import type { DataType } from '../../sdk/src/table.ts';
import { nameOfRef } from './ref.ts';

/** One method of the SDK. */
export interface Operation {
  id: string;
  domain: string;
  verb: string;
  method: Method;
  path: string;
  summary: string;
  description: string;
  /** A POST is a command by default, a GET a read. */
  effect: 'command' | 'read';
  silent: boolean;
  exempt: boolean;
  paged: boolean;
  /** Whether it is a command whose input has an `idempotencyKey`. */
  idempotencyKey: boolean;
  /** The food host has a different path, whose first segment differs. */
  perApp: boolean;
  /** Domains or operations that a command invalidates; always includes its own domain. */
  invalidates: string[];
  /** A POST has the type of its body, a GET the schema of its parameters. `fields` are the required fields. */
  input: { required: boolean; fields: string[]; type?: string; schema?: Schema } | undefined;
  output: string;
  /** The outermost type of `data` other than null. */
  data: DataType;
  /** Whether `data` may be null. */
  nullable: boolean;
  /** Its business failures, by code. */
  failures: Failure[];
}

/** A business failure. */
export interface Failure {
  code: string;
  summary: string;
}

/** @throws if the description violates a rule on which the generated code relies */
export function readDescription(bundle: Bundle): Operation[] {
  const operations: Operation[] = [];
  const variants = new Map<string, string>();
  for (const [path, item] of Object.entries(bundle.paths)) {
    for (const method of ['get', 'post'] satisfies Method[]) {
      const object = item[method];
      if (!object) continue;
      const variantOf = object['x-variant-of'];
      if (variantOf) variants.set(variantOf, path);
      else operations.push(readOperation(path, method, inlined(object, bundle.components), bundle));
    }
  }
  for (const [id, foodPath] of variants) {
    const variant = operations.find((operation) => operation.id === id);
    if (!variant) throw new Error(`${foodPath}: x-variant-of names ${id}, which does not exist`);
    if (variant.path.replace(/^\/scheme\//, '/food/') !== foodPath) {
      throw new Error(`${foodPath}: a variant differs from ${variant.path} in /food for /scheme alone`);
    }
    variant.perApp = true;
  }
  return operations.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Inlines the references of an operation to components, which the variants of both hosts share. */
export function inlined(object: OperationObject, components: Bundle['components']): OperationObject {
  const find = <T extends { $ref?: string }>(node: T, kind: Record<string, T> | undefined): T =>
    (node.$ref && kind?.[nameOfRef(node.$ref)]) || node;
  return {
    ...object,
    parameters: object.parameters?.map((parameter) => find(parameter, components.parameters)),
    requestBody: object.requestBody && find(object.requestBody, components.requestBodies),
    responses: Object.fromEntries(
      Object.entries(object.responses).map(([status, response]) => [status, find(response, components.responses)]),
    ),
  };
}

function readOperation(path: string, method: Method, object: OperationObject, bundle: Bundle): Operation {
  const { components } = bundle;
  const [domain, verb] = object.operationId.split('.');
  if (!domain || !verb) throw new Error(`${path}: operationId is <domain>.<verb>, not ${object.operationId}`);
  const data = dataSchema(path, object, bundle);
  return {
    id: object.operationId,
    domain,
    verb,
    method,
    path,
    summary: object.summary,
    description: object.description.trim(),
    effect: object['x-effect'] ?? (method === 'post' ? 'command' : 'read'),
    silent: object['x-silent'] ?? false,
    exempt: object['x-login-gate'] === 'exempt',
    paged: object['x-paged'] ?? false,
    idempotencyKey: object['x-repeat'] === 'idempotencyKey',
    perApp: false,
    invalidates: [domain, ...(object['x-invalidates'] ?? [])],
    input: readInput(method, object, components.schemas ?? {}),
    output: typeName(data, object.operationId),
    ...outerType(object.operationId, data, components.schemas ?? {}),
    failures: readFailures(object, bundle),
  };
}

function readInput(method: Method, object: OperationObject, schemas: Record<string, Schema>): Operation['input'] {
  if (method === 'post') {
    const body = object.requestBody;
    const schema = body?.content['application/json']?.schema;
    if (!schema) return undefined;
    const type = typeName(schema, object.operationId);
    return { required: body.required ?? false, fields: requiredFields(schema, schemas), type };
  }
  const query = object.parameters ?? [];
  if (query.length === 0) return undefined;
  const required = query.filter((parameter) => parameter.required).map(({ name }) => name);
  const schema: Schema = {
    type: 'object',
    description: `Parameters of \`${object.operationId}\`.`,
    properties: Object.fromEntries(
      query.map(({ name, schema, description }) => [name, described(schema, description)]),
    ),
    required,
  };
  return { required: required.length > 0, fields: required, schema };
}

function requiredFields(schema: Schema, schemas: Record<string, Schema>): string[] {
  const target = schema.$ref ? schemas[nameOfRef(schema.$ref)] : schema;
  return [...(target?.required ?? []), ...(target?.allOf ?? []).flatMap((part) => requiredFields(part, schemas))];
}

/** The description of a parameter is beside the reference to its type. */
function described(schema: Schema, description: string | undefined): Schema {
  return description === undefined ? schema : { ...schema, description };
}

function dataSchema(path: string, object: OperationObject, bundle: Bundle): Schema {
  const data = branches(object).success?.properties?.[envelopeOf(bundle).data];
  if (!data) throw new Error(`${path}: the 200 reply is oneOf [success, failure] of the envelope`);
  return data;
}

/** @throws for the hand-written description, which has no envelope */
export function envelopeOf(bundle: Bundle): Envelope {
  const envelope = bundle['x-envelope'];
  if (!envelope) throw new Error('The description has no envelope');
  return envelope;
}

/** The two branches of a 200 reply. */
function branches(object: OperationObject): { success?: Schema; failure?: Schema } {
  const [success, failure] = branchesOf(object.responses['200']?.content?.['application/json']?.schema ?? {});
  return { ...(success && { success }), ...(failure && { failure }) };
}

function readFailures(object: OperationObject, bundle: Bundle): Failure[] {
  const { failure } = branches(object);
  const examples = object.responses['200']?.content?.['application/json']?.examples ?? {};
  const codes = (failure?.properties?.[envelopeOf(bundle).code]?.enum ?? []).map(String).sort();
  return codes.map((code) => ({ code, summary: examples[exampleOfCode(code)]?.summary ?? '' }));
}

/** @throws if `data` may have two types other than null */
function outerType(id: string, data: Schema, schemas: Record<string, Schema>): Pick<Operation, 'data' | 'nullable'> {
  const types = new Set(jsonTypes(data, schemas));
  const nullable = types.delete('null');
  const [type = 'null', ...others] = [...types];
  if (others.length > 0) throw new Error(`${id}: data is of one type, not of ${[...types].join(' and ')}`);
  return { data: type as DataType, nullable };
}

function jsonTypes(schema: Schema, schemas: Record<string, Schema>): string[] {
  if (schema.$ref) return jsonTypes(schemas[nameOfRef(schema.$ref)] ?? {}, schemas);
  if (schema.oneOf) return schema.oneOf.flatMap((variant) => jsonTypes(variant, schemas));
  if (schema.allOf) return schema.allOf.flatMap((part) => jsonTypes(part, schemas));
  return [schema.type ?? []].flat().map((type) => (type === 'integer' ? 'number' : type));
}

/** The TypeScript name of a body or of data: a named schema, an array of such, a scalar or null. */
function typeName(schema: Schema, id: string): string {
  if (schema.$ref) return nameOfRef(schema.$ref);
  if (schema.oneOf) return schema.oneOf.map((variant) => typeName(variant, id)).join(' | ');
  const types = [schema.type ?? []].flat().map((type) => {
    if (type === 'array' && schema.items) return `${typeName(schema.items, id)}[]`;
    if (type === 'integer' || type === 'number') return 'number';
    if (type === 'string' || type === 'boolean' || type === 'null') return type;
    throw new Error(`${id}: a body or data that is an object is a $ref to a named schema`);
  });
  if (types.length === 0) throw new Error(`${id}: a body or data without a type`);
  return types.join(' | ');
}

/** Operations by domain, both in alphabetical order. */
export function byDomain(operations: Operation[]): Map<string, Operation[]> {
  const domains = new Map<string, Operation[]>();
  for (const operation of operations) {
    domains.set(operation.domain, [...(domains.get(operation.domain) ?? []), operation]);
  }
  return domains;
}
