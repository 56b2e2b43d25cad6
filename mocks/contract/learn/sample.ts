import { type Exchange, isObject } from './exchange.ts';

interface Kept {
  exchanges: Exchange[];
  features: Set<string>;
  /** Number of all exchanges, including dropped ones. */
  count: number;
}

/**
 * Number of exchanges of an operation that are kept even if they show nothing new, because frequencies are counted in them.
 */
const COMMON = 40;
const MOST_FEATURES = 20_000;
const MOST_BYTES = 96 * 1024 * 1024;

/**
 * Keeps the informative part of the traffic in limited memory: the first exchanges of each operation, then those with a new
 * field, a new format of a value or a new short value.
 */
export class Sample {
  readonly #byOperation = new Map<string, Kept>();
  #bytes = 0;
  total = 0;

  /** @param key the operation, or the path of an unknown one */
  add(key: string, exchange: Exchange): void {
    this.total += 1;
    const kept = this.#byOperation.get(key) ?? { exchanges: [], features: new Set<string>(), count: 0 };
    this.#byOperation.set(key, kept);
    kept.count += 1;
    if (this.#bytes > MOST_BYTES) return;
    if (kept.exchanges.length >= COMMON) {
      if (kept.features.size === 0) for (const before of kept.exchanges) this.#addFeatures(kept.features, before);
      if (!this.#addFeatures(kept.features, exchange)) return;
    }
    kept.exchanges.push(exchange);
    this.#bytes += sizeOf(exchange.body) + sizeOf(exchange.input);
  }

  get operations(): [key: string, exchanges: Exchange[], count: number][] {
    return [...this.#byOperation].map(([key, { exchanges, count }]) => [key, exchanges, count]);
  }

  #addFeatures(known: Set<string>, { status, body }: Exchange): boolean {
    const before = known.size;
    if (before >= MOST_FEATURES) return false;
    for (const feature of featuresOf(body, `${status}`)) known.add(feature);
    return known.size > before;
  }
}

function* featuresOf(value: unknown, at: string): Generator<string> {
  if (Array.isArray(value)) {
    yield `${at}[${value.length === 0 ? 'empty' : ''}]`;
    for (const item of value) yield* featuresOf(item, `${at}/*`);
  } else if (isObject(value)) {
    for (const [name, field] of Object.entries(value)) yield* featuresOf(field, `${at}/${name}`);
  } else {
    yield `${at}:${shapeOf(value)}`;
  }
}

/** The format of a value; a word or a small integer itself, because it may be a code. */
function shapeOf(value: unknown): string {
  if (typeof value === 'number') {
    if (Number.isInteger(value) && Math.abs(value) < 100) return String(value);
    return `${Number.isInteger(value) ? 'integer' : 'decimal'}${Math.abs(value) < 1 ? 0 : Math.trunc(Math.log10(Math.abs(value)))}`;
  }
  if (typeof value !== 'string') return String(value);
  return /^[A-Za-z][\w-]{0,24}$/.test(value)
    ? value
    : value
        .slice(0, 32)
        .replace(/\d/g, '9')
        .replace(/\p{L}+/gu, 'a');
}

const sizeOf = (value: unknown): number => (value === undefined ? 0 : JSON.stringify(value).length);
