/** Reads the texts of the app from its catalogs, so that tests contain no copies. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setupI18n } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Values = Record<string, string | number>;

const source = fileURLToPath(new URL('../../src/', import.meta.url));

const entries = await readEntries();
const english: Catalogs = { locale: 'en', translations: textsBy(({ message }) => message) };
const chinese: Catalogs = { locale: 'zh-CN', translations: textsBy(({ translation }) => translation) };

/**
 * Returns the English text of a message, as a screen shows it.
 * @param message as in the code of the app, with its placeholders
 * @throws {Error} if no catalog contains the message, or a placeholder has no value
 * @example t('Waiting for <0/>', { 0: '秦朗' })
 */
export const t = translator(english);

/** Returns the Chinese text of a message. */
export const zh = translator(chinese);

/** All texts of the app, in both languages. */
export const allTexts = (): string[] =>
  [english, chinese].flatMap(({ translations }) => [...translations.values()].flatMap((texts) => [...texts]));

interface Entry {
  message: string;
  translation: string;
}

interface Catalogs {
  locale: string;
  /** Translations by message; a message with several contexts may have several translations. */
  translations: Map<string, Set<string>>;
}

function translator({ locale, translations }: Catalogs): (message: string, values?: Values) => string {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  i18n.setMessagesCompiler(compileMessage);
  return (message, values = {}) => {
    const [translation, ...others] = translations.get(message) ?? [];
    if (translation === undefined) throw new Error(`No catalog has the text "${message}"`);
    if (others.length > 0) throw new Error(`"${message}" has several translations: state the one that is meant`);
    const all = complete(message, values);
    const text = i18n._({ id: message, message: translation, values: all });
    // A component within the message, such as a name, has its number as its placeholder. The tags of links and emphasis are not
    // part of the text.
    return text.replace(/<(\d+)\/>/g, (_, number) => String(all[number])).replace(/<\/?\d+>/g, '');
  };
}

/** Throws for a missing value, where the library would leave it out. */
function complete(message: string, values: Values): Values {
  return new Proxy(values, {
    get(target, name) {
      if (!(name in target)) throw new Error(`"${message}" needs a value for {${String(name)}}`);
      return Reflect.get(target, name);
    },
  });
}

function textsBy(textOf: (entry: Entry) => string): Catalogs['translations'] {
  const texts = new Map<string, Set<string>>();
  for (const entry of entries) {
    texts.set(entry.message, (texts.get(entry.message) ?? new Set()).add(textOf(entry)));
  }
  return texts;
}

/** The entries of the Chinese catalogs, whose messages are the English texts. */
async function readEntries(): Promise<Entry[]> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('zh-CN.po'));
  const catalogs = files.map(async (filename) => {
    const content = readFileSync(source + filename, 'utf8');
    return formatter().parse(content, { locale: 'zh-CN', sourceLocale: 'en', filename });
  });
  return (await Promise.all(catalogs)).flatMap((catalog) =>
    Object.values(catalog).map(({ message = '', translation = '' }) => ({ message, translation })),
  );
}
