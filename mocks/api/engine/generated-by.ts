import type { Generated } from '../generated/operations.ts';

export type { Generated };

/** The mark of content that a model generated at this time; null for a reply without such content. */
export function generated(generatedAt: string | null): Generated {
  return { generatedBy: generatedAt === null ? null : 'ai', generatedAt };
}
