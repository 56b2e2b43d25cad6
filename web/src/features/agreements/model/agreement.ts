import type { LinkTarget } from './link-target.ts';

/** A legal text in one language, as data. */
export interface Agreement {
  version: string;
  /** Effective date, `YYYY-MM-DD`. */
  date: string;
  /** Changes since the previous version; the first version has none. */
  changes?: { since: string; text: string };
  summary: string;
  sections: Section[];
}

export interface Section {
  /** URL fragment of the section, the same in every language. */
  id: string;
  title: string;
  blocks: Block[];
}

/** A paragraph, the same in all products or one for each; a list; terms with their facts; or a link to a screen. */
export type Block =
  | string
  | { ai: string; food: string }
  | { list: string[] }
  | { facts: [term: string, fact: string][] }
  | { to: LinkTarget; text: string };

type Load = () => Promise<{ agreement: Agreement }>;

/** One file per text and language; each loads on demand. */
const documents = import.meta.glob<{ agreement: Agreement }>('../documents/*.ts');

/**
 * Loads a text.
 * @param name of its files in `documents/`, without the language
 */
export async function loadAgreement(name: string, locale: string): Promise<Agreement> {
  const load = documents[`../documents/${name}.${locale}.ts`] as Load;
  return (await load()).agreement;
}
