import { formatter } from '@lingui/format-po';

/** A text of a catalog with its translation. */
export interface Entry {
  message: string;
  context: string | null;
  translation: string;
}

// Parsing does not read the placeholders, so writing must keep their comments as they are.
const po = formatter({ lineNumbers: false, printPlaceholdersInComments: false });
type Catalog = Awaited<ReturnType<typeof po.parse>>;

const place = { locale: 'zh-CN', sourceLocale: 'en', filename: 'zh-CN.po' };

/**
 * Reads a catalog. Its parser accepts any text: it adds the marker of a merge conflict to the translation above it, and of
 * two translations it takes the second. So a catalog counts only if writing it again results in the same text.
 * @throws Error for a catalog that says something else than its parser reads
 */
async function parse(content: string): Promise<Catalog> {
  const catalog = await po.parse(content, place);
  const lines = content.split('\n');
  const written = (await po.serialize(catalog, { ...place, existing: content })).split('\n');
  const line = lines.findIndex((text, index) => text !== written[index]);
  if (line >= 0 || lines.length !== written.length) throw new Error(`line ${line + 1} is damaged: ${lines[line]}`);
  return catalog;
}

/** @throws Error for a damaged catalog */
export async function readEntries(content: string): Promise<Entry[]> {
  return Object.values(await parse(content)).map(({ message = '', context = null, translation = '' }) => ({
    message,
    context,
    translation,
  }));
}

/**
 * Unites two versions of a catalog by their texts, as a merge by lines can mix them up.
 * @param base the version from which both come
 * @returns the catalog, in any order; a text that the versions translate differently has no translation
 * @throws Error for a damaged version
 */
export async function uniteCatalogs(base: string, ours: string, theirs: string): Promise<string> {
  const [from = {}, own = {}, other = {}] = await Promise.all([base, ours, theirs].map(parse));
  const united: Catalog = { ...other, ...own };
  for (const [id, entry] of Object.entries(united)) {
    const before = from[id]?.translation;
    const versions = new Set([own[id]?.translation, other[id]?.translation].filter(Boolean));
    if (versions.size > 1 && before) versions.delete(before);
    united[id] = { ...entry, translation: versions.size === 1 ? [...versions].join() : '' };
  }
  return po.serialize(united, { ...place, existing: ours });
}
