import type { Parameter } from '../../../openapi/document.ts';
import { type Operation, readDescription } from '../../../scripts/generate/description.ts';
import { readBundle } from '../../../scripts/lib/examples.ts';

export type { Operation } from '../../../scripts/generate/description.ts';

const bundle = readBundle();

/** Every operation with a method in the SDK. */
export const operations: Operation[] = readDescription(bundle);

/** Whether an operation needs a token. */
export const needsToken = (operation: Operation): boolean => !operation.path.includes('/view/');

/** The examples of an operation's input, by name; for a GET also the required parameters only. */
export function inputsOf(operation: Operation): Record<string, unknown> {
  if (operation.method === 'post') {
    const examples = bodyOf(operation)?.examples ?? {};
    const inputs = Object.entries(examples).map(([name, example]) => [name, resolve(example).value]);
    return inputs.length > 0 ? Object.fromEntries(inputs) : { nothing: undefined };
  }
  const query = parametersOf(operation).filter(({ in: place }) => place === 'query');
  const named = new Set(query.flatMap(({ examples }) => Object.keys(examples ?? {})));
  const input = (request: string, chosen: typeof query) =>
    Object.fromEntries(
      chosen.flatMap(({ name, examples }) => {
        const example = examples?.[request];
        return example ? [[name, resolve(example).value]] : [];
      }),
    );
  const [first] = named;
  if (first === undefined) return { nothing: undefined };
  const required = query.filter((parameter) => parameter.required);
  return {
    ...Object.fromEntries([...named].map((request) => [request, input(request, query)])),
    required: input(first, required),
  };
}

/** The examples of a reply, by name. */
export function repliesOf(operation: Operation, status: number): Record<string, ExampleReply> {
  const response = objectOf(operation)?.responses[String(status)];
  const examples = (response && deref(response).content?.['application/json']?.examples) ?? {};
  return Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [name, resolve(example).value as ExampleReply]),
  );
}

export interface ExampleReply {
  success: boolean;
  data?: unknown;
  msg?: string;
  code?: string;
}

/** The required fields of an input. */
export function requiredOf(operation: Operation): string[] {
  if (operation.method === 'get') {
    return parametersOf(operation)
      .filter((parameter) => parameter.required)
      .map((parameter) => parameter.name);
  }
  const schema = bodyOf(operation)?.schema;
  return schema ? requiredOfSchema(schema) : [];
}

const objectOf = ({ path, method }: Operation) => bundle.paths[path]?.[method];
const parametersOf = (operation: Operation) =>
  (objectOf(operation)?.parameters ?? []).map((parameter) => deref<Parameter>(parameter));

function bodyOf(operation: Operation) {
  const body = objectOf(operation)?.requestBody;
  return body && deref(body).content['application/json'];
}

interface SchemaLike {
  $ref?: string;
  required?: string[];
  allOf?: SchemaLike[];
}

function requiredOfSchema(schema: SchemaLike): string[] {
  const resolved = deref<SchemaLike>(schema);
  return [...(resolved.required ?? []), ...(resolved.allOf ?? []).flatMap(requiredOfSchema)];
}

const resolve = (example: { $ref?: string; value?: unknown }) => deref<{ value?: unknown }>(example);

function deref<T>(node: T & { $ref?: string }): T {
  if (!node.$ref) return node;
  const steps = node.$ref.slice(2).split('/');
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], bundle);
  return deref(found as T & { $ref?: string });
}
