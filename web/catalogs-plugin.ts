import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCompilationErrorMessage, createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import type { Plugin, Rolldown } from 'vite';
import { entry, featureOf, readFeatures, screenParts } from './feature-modules.ts';
import { idsIn, replaceIds, shortIds } from './short-ids.ts';
import { type ModulesInUse, modulesInUse } from './texts-in-use.ts';

const web = fileURLToPath(new URL('.', import.meta.url));
const source = join(web, 'src');

/** Marks imports of a Chinese catalog's messages, which are the English texts. Lingui's plugin ignores such modules. */
const messagesOnly = '?messages';

/** Whether a module is the catalog of a language. */
export const isCatalog = (id: string): boolean => id.endsWith('.po') || id.endsWith(`.po${messagesOnly}`);

/** The name of a catalog's chunk: its folder, which may be that of a feature, and its language. */
const catalogName = /^(?<folder>features\/(?<feature>\w+)\/locales|(?:.+\/)?locales(?:\/\w+)?)\/(?<locale>en|zh-CN)$/;

/** The folder of the texts that features share. */
const ofAll = 'locales';

/**
 * Makes each catalog a chunk whose name follows from its folder, such as `features/home/locales/en`, so that the page needs
 * no list of them. An English catalog has no source file, because it is made from the Chinese one.
 *
 * Of the texts that features share, the catalog of a feature gets those of the modules that it loads, and `locales` keeps
 * those that the shell can show without a feature. In both, and in the code, a build shortens the ids.
 * @param isApp whether a build has these chunks; another page imports the catalogs that it needs
 */
export function catalogs({ isApp = true } = {}): Plugin {
  let isBuild = isApp;
  let inUse: ModulesInUse | undefined;
  let short = (id: string) => id;
  /** The texts of each module, as the compiler of the macros has left them. */
  const texts = new Map<string, string[]>();
  return {
    name: 'catalogs',
    // The compiler of the macros is such a plugin, too; a later one would find the marks of its texts removed.
    enforce: 'pre',
    config(_, { command }) {
      isBuild = isApp && command === 'build';
    },
    async buildStart() {
      if (!isBuild) return;
      inUse = undefined;
      parsed.clear();
      short = await readShortIds();
      for (const path of catalogFiles().flatMap((file) => [file, file.replace('zh-CN.po', 'en.po')])) {
        const name = path.replaceAll('\\', '/').replace(/\.po$/, '');
        this.emitFile({ type: 'chunk', id: join(source, path), name, preserveSignature: 'strict' });
      }
    },
    async resolveId(id, importer) {
      if (!/[\\/]en\.po$/.test(id)) return null;
      const chinese = await this.resolve(id.replace(/en\.po$/, 'zh-CN.po'), importer);
      return chinese && `${chinese.id}${messagesOnly}`;
    },
    async load(id) {
      if (!id.endsWith(messagesOnly)) return null;
      return { code: compileCatalog('en', await parseCatalog(id.slice(0, -messagesOnly.length))), moduleType: 'js' };
    },
    transform(code, id) {
      if (!isBuild) return null;
      texts.set(id, idsIn(code));
      return replaceIds(code, short);
    },
    async renderChunk(_, { name }) {
      const { folder, feature, locale } = (isBuild && catalogName.exec(name)?.groups) || {};
      if (!folder || !locale) return null;
      const own = await readCatalog(join(source, folder, 'zh-CN.po'));
      if (!feature && folder !== ofAll) return compileCatalog(locale, own, short);
      const common = await readCatalog(join(source, 'locales/zh-CN.po'));
      if (!inUse) {
        inUse = findModules(this);
        refuseLostTexts(common, inUse, texts);
      }
      const modules = feature ? inUse.features.get(feature) : inUse.shell;
      if (!modules) throw new Error(`${name} is the catalog of no feature`);
      const ids = textsOf(modules, texts);
      // Every page has the texts of the shell.
      for (const { id } of await readCatalog(join(source, 'shell/locales/zh-CN.po'))) ids.delete(id);
      const used = common.filter(({ id }) => ids.has(id));
      return compileCatalog(locale, feature ? [...used, ...own] : used, short);
    },
  };
}

/** Finds the modules whose texts each catalog needs. */
function findModules(bundler: Pick<Rolldown.PluginContext, 'getModuleInfo'>): ModulesInUse {
  return modulesInUse({
    features: readFeatures(),
    everywhere: screenParts,
    entry,
    featureOf,
    importsOf(id) {
      const module = bundler.getModuleInfo(id);
      // Without this error, a renamed file would silently remove texts from the catalogs.
      if (!module) throw new Error(`The build has no module ${id}`);
      return { now: module.importedIds, later: module.dynamicallyImportedIds };
    },
  });
}

const textsOf = (modules: Iterable<string>, texts: ReadonlyMap<string, string[]>): Set<string> =>
  new Set([...modules].flatMap((module) => texts.get(module) ?? []));

/** Without this error, the page would show the id of a text that it loads with no catalog. */
function refuseLostTexts(
  common: Text[],
  { features, shell }: ModulesInUse,
  texts: ReadonlyMap<string, string[]>,
): void {
  const loaded = textsOf([...[...features.values()].flatMap((modules) => [...modules]), ...shell], texts);
  const lost = common.find(({ id }) => !loaded.has(id));
  if (lost) throw new Error(`No catalog has the text "${lost.en}"`);
}

interface Text {
  id: string;
  en: string;
  zh: string;
}

const parsed = new Map<string, Promise<Text[]>>();

/** Reads a catalog once for both languages and all features of a build. */
export function readCatalog(filename: string): Promise<Text[]> {
  const reading = parsed.get(filename) ?? parseCatalog(filename);
  parsed.set(filename, reading);
  return reading;
}

async function parseCatalog(filename: string): Promise<Text[]> {
  const context = { locale: 'zh-CN', sourceLocale: 'en', filename };
  const catalog = await formatter().parse(await readFile(filename, 'utf8'), context);
  return Object.entries(catalog).map(([id, { message, translation }]) => {
    if (message === undefined) throw new Error(`${filename} lacks the English text of the id "${id}"`);
    return { id, en: message, zh: translation ?? '' };
  });
}

/** The Chinese catalogs, as paths below the sources. */
const catalogFiles = (): string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('zh-CN.po'));

/** Reads all catalogs. @returns the id of a text in a build, by its id in the catalogs */
export async function readShortIds(): Promise<(id: string) => string> {
  const texts = await Promise.all(catalogFiles().map((file) => readCatalog(join(source, file))));
  return shortIds(texts.flat().map(({ id }) => id));
}

/**
 * Keeps a figure on the line of its unit or measure word ("1 kg", "6 天", "第 {week} 周"), the number of a standard beside its name
 * ("ISO 26642"), and the two characters of a Chinese superlative together ("最多"). A unit such as "g/100 g" stays as it is,
 * because tables are copied with it.
 */
export const keepFigures = (text: string): string =>
  text
    .replace(/(?<![/\d])(\d+) (?=(?:kg|g|mg|kcal|cm|ml)\b|[\u4e00-\u9fff])/g, '$1\u00a0')
    .replace(/([#}]) (?=[\u4e00-\u9fff])/g, '$1\u00a0')
    .replace(/第 (?=[\d{])/g, '第\u00a0')
    .replace(/([A-Z]) (?=\d)/g, '$1\u00a0')
    .replace(/最(?=[\u4e00-\u9fff])/g, '最\u2060');

/** The code of a catalog with these texts; `short` gives their ids in the code. */
export function compileCatalog(locale: string, texts: Text[], short = (id: string) => id): string {
  const messages = Object.fromEntries(
    texts.map(({ id, en, zh }) => [short(id), keepFigures(locale === 'en' ? en : zh)]),
  );
  const { source: code, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' });
  if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors));
  return code;
}
