import * as v from 'valibot';
import { parseInternalLink } from '#platform/routing/internal-link.ts';
import { idParam } from '#platform/routing/params.ts';
import { types } from './form.ts';

/** Parameters by which a screen says what the feedback is about. An invalid one counts as absent. */
export const subjectSchema = v.object({
  type: v.fallback(v.optional(v.picklist(types)), undefined),
  orderId: v.fallback(v.optional(idParam), undefined),
  page: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
  about: v.fallback(v.optional(v.literal('lost-phone')), undefined),
});

export type Subject = v.InferOutput<typeof subjectSchema>;

/**
 * The order and the page that the feedback is about, as the API takes them.
 * @param home of the product, which stands for a page that is not known
 */
export function contextOf({ orderId, page }: Subject, patterns: readonly string[], home: string) {
  const [path = home] = (parseInternalLink(page, patterns) ?? home).split(/[?#]/);
  return { page: path, ...(orderId !== undefined && { orderId }) };
}
