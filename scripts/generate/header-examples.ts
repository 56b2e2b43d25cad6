import type { Bundle, Media, Method, OperationObject, Parameter } from '../../openapi/document.ts';
import { nameOfRef } from './ref.ts';

/**
 * The description with an example of each header for every named request. Tools that replay a request with its reply use
 * only pairs whose required headers have an example with the same name.
 */
export function withHeaderExamples(bundle: Bundle): Bundle {
  const paths = Object.entries(bundle.paths).map(([path, item]) => {
    const names = (['get', 'post'] satisfies Method[]).flatMap((method) => {
      const operation = item[method];
      return operation ? requestNames(operation, bundle) : [];
    });
    const parameters = item.parameters?.map((parameter) => named(parameter, names, bundle));
    return [path, parameters ? { ...item, parameters } : item] as const;
  });
  // After this, each path has its own headers with examples.
  const shared = Object.entries(bundle.components.parameters ?? {}).filter(([, one]) => one.example === undefined);
  const components = { ...bundle.components, parameters: Object.fromEntries(shared) };
  return { ...bundle, paths: Object.fromEntries(paths), components };
}

const follow = <T extends { $ref?: string }>(node: T, kind: Record<string, T> | undefined): T =>
  (node.$ref && kind?.[nameOfRef(node.$ref)]) || node;

function named(parameter: Parameter, names: string[], { components }: Bundle): Parameter {
  const found = follow(parameter, components.parameters);
  const { example, ...rest } = found;
  if (example === undefined) return parameter;
  if (names.length === 0) return found;
  return { ...rest, examples: Object.fromEntries(names.map((name) => [name, { value: example }])) };
}

/** A request without input is named after its replies. */
function requestNames({ parameters = [], requestBody, responses }: OperationObject, { components }: Bundle): string[] {
  const body = requestBody && follow(requestBody, components.requestBodies);
  const query = parameters.map((parameter) => follow(parameter, components.parameters));
  const inputs = [...namesOf(body?.content['application/json']), ...query.flatMap(namesOf)];
  if (inputs.length > 0) return [...new Set(inputs)];
  const reply = follow(responses['200'] ?? {}, components.responses).content?.['application/json'];
  return namesOf(reply).filter((name) => !name.startsWith('fail'));
}

const namesOf = (holder: Pick<Media, 'examples'> | undefined): string[] => Object.keys(holder?.examples ?? {});
