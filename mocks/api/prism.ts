import { createLogger } from '@stoplight/prism-core';
import { createInstance, type IHttpMockConfig, type IHttpRequest } from '@stoplight/prism-http';
import type { PrismOperation } from './description.ts';
import { Refusal, type Reply, refusalOf } from './refusal.ts';

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

/** The reply from the examples, or Prism's reason for a refusal. `spelling` corrects names in the message. */
export async function askPrism(
  asked: IHttpRequest,
  operations: PrismOperation[],
  spelling: Map<string, string> = new Map(),
): Promise<Reply> {
  const result = await request(asked, operations);
  if (result._tag === 'Left') throw refusalOf(result.left);
  const { output, validations } = result.right;
  const broken = validations.input.filter(({ severity }) => severity === ERROR);
  // The description's example of a 401 mentions the missing token, whereas its example of a 400 cannot name the fault.
  if (broken.length === 0 || output.statusCode === 401) return { status: output.statusCode, body: output.body };
  const said = [...new Set(broken.map(({ message }) => message))].join('; ');
  throw new Refusal(
    400,
    said.replace(/\w+/g, (word) => spelling.get(word) ?? word),
  );
}

const ERROR = 0;

/**
 * Prism stores the accepted media types in its settings, so each request gets its own settings. Prism throws on unreadable
 * headers.
 */
async function request(asked: IHttpRequest, operations: PrismOperation[]) {
  try {
    return await prism.request(asked, operations, { ...base, mock: { dynamic: false } })();
  } catch (error) {
    throw new Refusal(400, `The request cannot be read: ${(error as Error).message}`);
  }
}
