import { dereference, type OutputUnit, type Schema, validate } from '@cfworker/json-schema';
import type { Bundle, Parameter } from '../../../openapi/document.ts';
import { follow } from '../../../openapi/follow.ts';
import type { DescribedRequest, Operation, Validator } from '../description/description.ts';
import { Refusal } from '../engine/refusal.ts';

/** The base of the document's references, independent of the page's address. */
const BASE = new URL('https://health-app.example/openapi.json');

/**
 * Validates without compiled schemas, so that a page may forbid `eval`, and without Prism, which needs Node. It accepts
 * and refuses the same requests and replies as Prism; the messages differ.
 */
export function createBrowserValidator(bundle: Bundle): Validator {
  const { schemas = {} } = bundle.components;
  const lookup = dereference({ components: { schemas } } as Schema, Object.create(null), BASE);
  for (const [name, schema] of Object.entries(schemas)) {
    dereference(schema as Schema, lookup, BASE, `/components/schemas/${name}`);
  }
  const prepared = new WeakSet<object>();
  let count = 0;

  function errorsOf(schema: object, value: unknown): OutputUnit[] {
    if (!prepared.has(schema)) {
      prepared.add(schema);
      // A schema of a component already has its place in the document; all others get one.
      if (!('__absolute_uri__' in schema)) dereference(schema as Schema, lookup, BASE, `/inline/${count++}`);
    }
    const { valid, errors } = validate(value, schema as Schema, '2020-12', lookup, false);
    return valid ? [] : errors;
  }

  const said = (place: string, schema: object, value: unknown): string[] => {
    const [last] = errorsOf(schema, value).slice(-1);
    return last ? [`${place}${pathOf(last).join('.')}: ${last.error}`] : [];
  };

  function faultsOfParameter(
    parameter: Parameter,
    { query, headers }: DescribedRequest,
    operation: Operation,
  ): string[] {
    const isQuery = parameter.in === 'query';
    const { name } = parameter;
    const given = isQuery ? query[name] : headers[name.toLowerCase()];
    if (given === undefined || given === '') {
      const isMissing = parameter.required && !(given === '' && operation.mayBeEmpty.has(name));
      if (!isMissing || operation.maybeEmpty.includes(name)) return [];
      return [`Request ${isQuery ? 'query' : 'header'} must have required property '${name}'`];
    }
    const place = `Request ${isQuery ? 'query parameter' : 'header'} ${name}`;
    return said(place, parameter.schema, typedValue(follow(bundle, parameter.schema).type, given));
  }

  function faultsOfBody({ body }: Operation, given: unknown): string[] {
    if (!body) return [];
    if (given === undefined || given === null) return body.required ? ['Body parameter is required'] : [];
    return said('Request body ', body.schema, given);
  }

  return {
    async ask(request, operation) {
      if (!operation) throw unknown(bundle, request);
      if (operation.needsToken && !request.headers.usertoken) {
        const [example] = operation.examples.get(401)?.values() ?? [];
        return { status: 401, body: example };
      }
      if (!acceptsJson(request.headers.accept)) throw new Refusal(400, 'The reply is application/json');
      const faults = [
        ...operation.parameters.flatMap((parameter) => faultsOfParameter(parameter, request, operation)),
        ...faultsOfBody(operation, request.body),
      ];
      if (faults.length > 0) throw new Refusal(400, faults.join('; '));
      const [example] = operation.examples.get(200)?.values() ?? [];
      return { status: 200, body: example };
    },

    faultsOf({ described }, { status, body, headers = {} }) {
      const reference = described.responses[status];
      if (!reference) return [{ path: [], message: `The status ${status} is not described` }];
      const { content = {}, headers: named = {} } = follow(bundle, reference);
      const schema = Object.values(content)[0]?.schema;
      const missing = Object.entries(named).filter(
        ([name, { required }]) => required && !(name.toLowerCase() in headers),
      );
      return [
        ...missing.map(([name]) => ({ path: [], message: `Response header ${name} is missing` })),
        ...errorsOf(schema ?? {}, body).map((error) => {
          return { path: pathOf(error), message: `Response body ${pathOf(error).join('.')} ${error.error}` };
        }),
      ];
    },
  };
}

const pathOf = ({ instanceLocation }: OutputUnit): string[] => instanceLocation.split('/').slice(1);

/** A parameter's text in the type of its schema. */
function typedValue(type: string | string[] | undefined, given: string | string[]): unknown {
  if (type === 'array') return [given].flat().flatMap((each) => each.split(','));
  // A repeated parameter is no text, and thus invalid.
  if (Array.isArray(given)) return given;
  if ((type === 'integer' || type === 'number') && Number.isFinite(Number(given))) return Number(given);
  return type === 'boolean' && /^(true|false)$/.test(given) ? given === 'true' : given;
}

const acceptsJson = (accept = '*/*'): boolean =>
  accept.split(',').some((range) => /^\s*(\*|application)\/(\*|json)\s*(;|$)/.test(range));

function unknown({ paths }: Bundle, { method, path }: DescribedRequest): Refusal {
  return path in paths
    ? new Refusal(405, `The method ${method} is not described for ${path}`)
    : new Refusal(404, `The path ${path} is not described`);
}
