import * as v from 'valibot';
import { parseInternalLink } from '#platform/routing/internal-link.ts';
import { idParam } from '#platform/routing/params.ts';
import { types } from './form.ts';

/** Search parameters that describe the subject of the feedback. An invalid one counts as absent. */
export const subjectSchema = v.object({
  type: v.fallback(v.optional(v.picklist(types)), undefined),
  orderId: v.fallback(v.optional(idParam), undefined),
  page: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
  about: v.fallback(v.optional(v.literal('lost-phone')), undefined),
});

export type Subject = v.InferOutput<typeof subjectSchema>;

/**
 * The order and the page of the feedback, in the API's format.
 * @param home path of the product's home, which replaces an unknown page
 */
export function contextOf({ orderId, page }: Subject, patterns: readonly string[], home: string) {
  const [path = home] = (parseInternalLink(page, patterns) ?? home).split(/[?#]/);
  return { page: path, ...(orderId !== undefined && { orderId }) };
}
