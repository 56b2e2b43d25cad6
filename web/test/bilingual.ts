/** Shows every text in both languages at once, so that one rendering is read in both. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { i18n as I18n, Messages } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import type { Format } from '#lib/format/format.ts';

/** Stands between the English and the Chinese text. */
const between = ' ‖ ';

const source = fileURLToPath(new URL('../src/', import.meta.url));

export interface Entry {
  id: string;
  message: string;
  translation: string;
}

async function readEntries(): Promise<Entry[]> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('zh-CN.po'));
  const catalogs = files.map(async (file) => {
    const context = { locale: 'zh-CN', sourceLocale: 'en', filename: source + file };
    return Object.entries(await formatter().parse(readFileSync(source + file, 'utf8'), context));
  });
  return (await Promise.all(catalogs))
    .flat()
    .map(([id, { message = '', translation = '' }]) => ({ id, message, translation }));
}

/** The texts of all catalogs. */
export const entries = await readEntries();

const tokens = (text: string): CompiledMessage => {
  const compiled = compileMessage(text);
  return typeof compiled === 'string' ? [compiled] : compiled;
};

/** Every text of the app in English, then in Chinese. */
const bilingualMessages = (): Messages =>
  Object.fromEntries(
    entries.map(({ id, message, translation }) => [id, [...tokens(message), between, ...tokens(translation)]]),
  );

/** Lets the formats of English show the texts of the server in both languages, too. */
export function showBothLanguages(i18n: typeof I18n, format: Format): void {
  i18n.load('en', bilingualMessages());
  i18n.activate('en');
  const english = { ...format };
  format.text = (zh, en) => (en && zh ? `${english.text(zh, en)}${between}${zh}` : english.text(zh, en));
  format.name = ({ name, nameEn }) => format.text(name, nameEn);
  format.pick = (<Text extends string | readonly unknown[]>(zh: Text, en: Text | undefined) => {
    if (!en?.length || !zh?.length) return english.pick(zh, en);
    return typeof zh === 'string' ? `${en as string}${between}${zh}` : (en as readonly unknown[]).concat(zh);
  }) as Format['pick'];
}

/** Shows the texts of the app in Chinese. */
export function showChinese(i18n: typeof I18n): void {
  i18n.load('zh-CN', Object.fromEntries(entries.map(({ id, translation }) => [id, tokens(translation)])));
  i18n.activate('zh-CN');
}

const translations = new Map<string, Set<string>>();
for (const { message, translation } of entries) {
  translations.set(message, new Set([...(translations.get(message) ?? []), translation]));
}

/**
 * A pattern of whole messages of the app with any values.
 * @param messages as in the code, with placeholders
 * @throws {Error} if no catalog has a message
 */
export function textOf(...messages: string[]): RegExp {
  const found = messages.flatMap((message) => {
    const both = translations.get(message);
    if (!both) throw new Error(`No catalog has the text "${message}"`);
    return [...both].map((translation) => fromWord([message, translation].map(patternOf).join(between)));
  });
  return new RegExp(found.join('|'), 'u');
}

const anyValue = '[^\\n]+?';

/**
 * Lets a pattern begin at the start of a word. The line of a value has such a start, so a value at the beginning needs only a
 * character before what follows, which takes a line one search instead of one for each of its letters.
 */
const fromWord = (pattern: string) =>
  pattern.startsWith(anyValue) ? `(?<=[^\\n])${pattern.slice(anyValue.length)}` : `(?<![\\p{L}\\d])${pattern}`;

const patternOf = (text: string) =>
  text
    .replace(/<\/?\d+>/g, '')
    // A value, or an element that shows one, such as a name.
    .split(/\{[^{}]*\}|<\d+\/>/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    // A value may be a name in both languages.
    .join(anyValue);
