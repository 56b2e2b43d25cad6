/** A legal text in one language, as data. */
export interface Agreement {
  version: string;
  /** Effective date, `YYYY-MM-DD`. */
  date: string;
  summary: string;
  sections: Section[];
}

export interface Section {
  /** Fragment of the address; the same in every language. */
  id: string;
  title: string;
  blocks: Block[];
}

/** A paragraph, a list, or terms with their facts. */
export type Block = string | { list: string[] } | { facts: [term: string, fact: string][] };

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
