import { characterCount } from '#lib/format/text.ts';

export interface TagLimits {
  /** Maximum number of tags. */
  maxTags: number;
  /** Maximum number of characters in a tag. */
  maxLength: number;
}

export type TagProblem = 'tooMany' | 'tooLong';

/** Commas of both languages, semicolons and line breaks separate tags. */
const separators = /[,，、;；\n]+/;

/**
 * Adds typed words to tags. A word that is already a tag is ignored, regardless of case.
 * @param text one word, or several with separators between them
 * @returns the tags; `rest`: the words that were not added, with commas; `problem`: that of the first one
 */
export function addTags(
  tags: readonly string[],
  text: string,
  { maxTags, maxLength }: TagLimits,
): { tags: string[]; rest: string; problem?: TagProblem } {
  const added = [...tags];
  const rest: string[] = [];
  let problem: TagProblem | undefined;
  for (const word of text.split(separators).map((part) => part.trim().replace(/\s+/g, ' '))) {
    if (word === '' || added.some((tag) => tag.toLowerCase() === word.toLowerCase())) continue;
    const found = characterCount(word) > maxLength ? 'tooLong' : added.length >= maxTags ? 'tooMany' : undefined;
    if (found) rest.push(word);
    else added.push(word);
    problem ??= found;
  }
  return { tags: added, rest: rest.join(', '), ...(problem && { problem }) };
}

/** Whether the text contains a separator, which completes a tag. */
export const endsTag = (text: string): boolean => separators.test(text);
