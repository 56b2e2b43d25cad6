import { holdsId, idName } from './inputs.ts';

/** Ids that belong together: those of an object and of the objects around it. */
export type Ids = Record<string, string>;

interface Source {
  domain: string;
  ids: Ids;
}

/** Collects ids from the server's replies, so that later requests ask for existing objects. */
export class IdPool {
  readonly #sources: Source[] = [];
  readonly #known = new Set<string>();
  readonly #secrets: ReadonlySet<string>;

  /** @param secrets tokens, which are not ids even if replies contain them under similar names */
  constructor(secrets: string[]) {
    this.#secrets = new Set(secrets);
  }

  add(domain: string, data: unknown): void {
    this.#walk(domain, data, {});
  }

  /**
   * Sets of ids for these names, one for each id of the first name: ids of the same domain first, then ids of the same
   * object. Names without a known id are absent.
   */
  idsFor(names: string[], domain: string, limit: number): Ids[] {
    const near = this.#sources.filter((source) => source.domain === domain);
    const sources = [...near, ...this.#sources.filter((source) => source.domain !== domain)];
    const wanted = names.flatMap((name) => aliasOf(name, sources) ?? []);
    const [first] = wanted;
    if (!first) return [];
    const sets = sources.filter(({ ids }) => first.seen in ids).map(({ ids }) => completed(ids, wanted, sources));
    const best = new Map<string, Ids>();
    for (const { ids } of sets.sort((a, b) => b.own - a.own)) {
      const key = String(ids[first.name]);
      if (!best.has(key)) best.set(key, ids);
    }
    return [...best.values()].slice(0, limit);
  }

  #walk(domain: string, value: unknown, around: Ids): void {
    if (Array.isArray(value)) {
      for (const item of value) this.#walk(domain, item, around);
    } else if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value);
      const own = fields.filter((field): field is [string, string] => this.#isId(...field));
      const ids = { ...around, ...Object.fromEntries(own.map(([name, id]) => [idName(name), id])) };
      for (const [, field] of fields) this.#walk(domain, field, ids);
      if (own.length > 0) this.#keep({ domain, ids });
    }
  }

  #isId(name: string, value: unknown): value is string {
    return holdsId(name) && name !== 'userToken' && typeof value === 'string' && !this.#secrets.has(value);
  }

  #keep(source: Source): void {
    const key = JSON.stringify(source);
    if (!this.#known.has(key)) this.#sources.push(source);
    this.#known.add(key);
  }
}

interface Alias {
  name: string;
  seen: string;
}

/** `familyUserId` is a `userId`, and a `token` may be a `shareToken`: one name is a suffix of the other. */
function aliasOf(name: string, sources: Source[]): Alias | undefined {
  const ends = (long: string, short: string) => long.toLowerCase().endsWith(short.toLowerCase());
  const names = [...new Set(sources.flatMap(({ ids }) => Object.keys(ids)))];
  const seen = names.find((one) => one === name) ?? names.find((one) => ends(name, one) || ends(one, name));
  return seen === undefined ? undefined : { name, seen };
}

/**
 * Takes the wanted ids from one set, and missing ones from the first set that contains them; `own` is the number of ids
 * from the former.
 */
function completed(ids: Ids, wanted: Alias[], sources: Source[]): { ids: Ids; own: number } {
  const pairs = wanted.flatMap(({ name, seen }) => {
    const id = ids[seen] ?? sources.find((source) => seen in source.ids)?.ids[seen];
    return id === undefined ? [] : [[name, id]];
  });
  return { ids: Object.fromEntries(pairs), own: wanted.filter(({ seen }) => seen in ids).length };
}
