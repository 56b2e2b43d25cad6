import type { Operation } from '../description/description.ts';
import { english } from './english.ts';

/** The fields with an English counterpart, `text` with `textEn`, by domain. */
export const twins: Record<string, readonly string[] | undefined> = {
  aiFood: ['text'],
  analysis: ['text', 'advice'],
  evaluation: ['text', 'advice', 'tip'],
  mealPlan: ['note', 'method'],
  plans: ['title', 'description', 'stageTitle', 'taskTitles', 'summary', 'advice', 'text'],
};

/** Adds the English texts to a reply. Texts written by people or tests have no English form, and stay in Chinese only. */
export function withEnglish(operation: Operation | undefined, body: unknown): unknown {
  const fields = twins[operation?.domain ?? ''];
  return fields ? translated(body, fields) : body;
}

function translated(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => translated(item, fields));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    const own: [string, unknown] = [key, translated(part, fields)];
    const twin = `${key}En`;
    const said = fields.includes(key) && !(twin in value) ? englishOf(part) : undefined;
    return said === undefined ? [own] : [own, [twin, said]];
  });
  return Object.fromEntries(entries);
}

/** The English of a text, or of all texts of a list. */
function englishOf(part: unknown): string | (string | undefined)[] | undefined {
  if (typeof part === 'string') return english(part);
  if (!Array.isArray(part) || !part.every((item) => typeof item === 'string')) return undefined;
  const said = part.map(english);
  return said.every((item) => item !== undefined) ? said : undefined;
}
