import { createLogger } from '@stoplight/prism-core';
import type { IHttpMockConfig } from '@stoplight/prism-http';
import type { Bundle } from '../../../openapi/document.ts';
import { Refusal, type Reply } from '../engine/refusal.ts';
import type { DescribedRequest, Operation, Validator } from './description.ts';
import { loadPrism } from './load-prism.ts';

const { createInstance, getHttpOperationsFromSpec, validateOutput } = loadPrism();

const base: Omit<IHttpMockConfig, 'mock'> = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: false, // lint has checked the examples, and what memory rewrites is checked after it
  errors: false,
  upstreamProxy: undefined,
};
const prism = createInstance(
  { ...base, mock: { dynamic: false } },
  { logger: createLogger('prism', { level: 'silent' }) },
);

const ERROR = 0;

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** Reads a description as Prism does, which takes seconds. */
export const readForPrism = (bundle: Bundle): Promise<PrismOperation[]> =>
  getHttpOperationsFromSpec(structuredClone(bundle));

/** @param all the operations of the description as Prism reads them */
export function createPrismValidator(all: PrismOperation[]): Validator {
  const byId = new Map(all.map((operation) => [operation.iid, operation]));
  for (const operation of all) makeEmptyHeadersOptional(operation);
  const resourceOf = ({ variantOf, id }: Operation) => byId.get(id) ?? byId.get(variantOf);

  return {
    async ask(asked, operation) {
      // Prism tests every operation of its list on each request, so it gets a list with only the matching operation. In the
      // list of all, it distinguishes an unknown path from an unknown method.
      const resource = operation && resourceOf(operation);
      const result = await request(asked, resource ? [resource] : all);
      if (result._tag === 'Left') throw refusalOf(result.left);
      const { output, validations } = result.right;
      const broken = validations.input.filter(({ severity }) => severity === ERROR);
      // The description's example of a 401 mentions the missing token, whereas its example of a 400 cannot name the fault.
      if (broken.length === 0 || output.statusCode === 401) return { status: output.statusCode, body: output.body };
      const said = [...new Set(broken.map(({ message }) => message))].join('; ');
      throw new Refusal(400, withSpelling(said, operation));
    },

    faultsOf(operation, { status, body, headers }: Reply) {
      const resource = resourceOf(operation);
      if (!resource) throw new Error(`${operation.id} is not described`);
      const element = { statusCode: status, headers: { ...headers, 'content-type': 'application/json' }, body };
      const checked = validateOutput({ resource, element });
      if (checked._tag === 'Right') return [];
      return checked.left.map(({ path = [], message }) => ({ path: path.slice(1), message }));
    },
  };
}

/**
 * Prism treats an empty header as missing. So a header that may be empty is optional for Prism, and the mock checks its
 * presence.
 */
function makeEmptyHeadersOptional({ request }: PrismOperation): void {
  for (const header of request?.headers ?? []) if (header.schema?.enum?.includes('')) header.required = false;
}

/** Prism reports parameters by their name in lower case. */
function withSpelling(message: string, operation: Operation | undefined): string {
  const names = new Map(operation?.parameters.map(({ name }) => [name.toLowerCase(), name]));
  return message.replace(/\w+/g, (word) => names.get(word) ?? word);
}

/**
 * Prism stores the accepted media types in its settings, so each request gets its own settings. Prism throws on unreadable
 * headers.
 */
async function request({ path, query, ...asked }: DescribedRequest, operations: PrismOperation[]) {
  try {
    return await prism.request({ ...asked, url: { path, query } }, operations, { ...base, mock: { dynamic: false } })();
  } catch (error) {
    throw new Refusal(400, `The request cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Prism distinguishes missing tokens, paths and methods; every other refusal means that the request violates the
 * description.
 */
function refusalOf(error: Error & { status?: number; detail?: string }): Refusal {
  const status = error.status ?? 400;
  return new Refusal([401, 404, 405].includes(status) ? status : 400, error.detail || error.message);
}
