import type { Generated } from './generated/operations.ts';

export type { Generated };

/** The mark of what a model made at this time, or of a reply that has nothing of a model yet. */
export function generated(generatedAt: string | null): Generated {
  return { generatedBy: generatedAt === null ? null : 'ai', generatedAt };
}
