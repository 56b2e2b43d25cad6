import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A change of a file. `before` is undefined for a file that does not exist. */
export interface Edit {
  file: string;
  change: (before: string | undefined) => string;
}

/** A refusal that the person can act on. */
export class NewError extends Error {}

/** Creates a file. */
export const create = (file: string, content: string): Edit => ({
  file,
  change: (before) => {
    if (before !== undefined) throw new NewError(`${file} exists already.`);
    return content;
  },
});

/** Adds a line before the first match of `end` after `start`. */
export const insert = (file: string, line: string, start: string, end: RegExp): Edit => ({
  file,
  change: (before = '') => {
    const from = before.indexOf(start);
    const at = from < 0 ? -1 : before.slice(from).search(end);
    if (at < 0) throw new NewError(`${file} has no place for this line after "${start}":\n${line}`);
    return before.slice(0, from + at) + line + before.slice(from + at);
  },
});

/** Adds a line at the end of a file, which it creates if necessary. */
export const append = (file: string, line: string): Edit => ({ file, change: (before = '') => `${before}${line}` });

/** Writes all edits, or none if one is refused. */
export async function applyEdits(root: string, edits: Edit[]): Promise<void> {
  const contents = new Map<string, string>();
  for (const { file, change } of edits) {
    const before = contents.get(file) ?? (await readFile(join(root, file), 'utf8').catch(() => undefined));
    contents.set(file, change(before));
  }
  for (const [file, content] of contents) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
}

/** `birthdayGift` → `birthday-gift`. */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '');

/** `birthdayGift` → `BirthdayGift`. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
