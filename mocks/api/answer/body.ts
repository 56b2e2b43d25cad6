import { Refusal } from '../engine/refusal.ts';

/** The body as JSON; undefined for an empty body. */
export function parseBody(text: string, contentType: string | undefined): unknown {
  if (text === '') return undefined;
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    throw new Refusal(400, `The body must be application/json, not ${contentType ?? 'without a content type'}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(400, `The body is not valid JSON: ${(error as SyntaxError).message}`);
  }
}
