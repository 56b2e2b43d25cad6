/**
 * Converts values between the description's format and the wire format. The generator copies this file into the code that
 * reads or writes replies, if the two formats differ.
 */
export interface WireTable {
  /**
   * By schema, the fields that differ: their wire name, with a dot if it is in an object of its own, or null if the server
   * does not send it; and their kind.
   */
  shapes: Record<string, Record<string, Field>>;
  /** The kinds of each operation's input and data. */
  operations: Record<string, { input?: string; data?: string }>;
  /** The formats of the components that are a single value. */
  values: Record<string, WireValue>;
}

interface Field {
  name?: string | null;
  /** A schema's name, with `[]` for a list of it. */
  kind?: string;
  /** Whether the server omits the field instead of sending null. */
  absent?: true;
}

export interface WireValue {
  /** A pattern such as `YYYY-MM-DD HH:mm:ss`, or the name of a format. */
  form?: string;
  /** The JSON type, if the format does not determine it. */
  type?: string;
  /** The offset of the server's zone, for times without one. */
  offset?: string;
}

type Direction = 'encode' | 'decode';

/** @param kind a schema's name, with `[]` for a list of it */
export function convert(value: unknown, kind: string | undefined, direction: Direction, table: WireTable): unknown {
  if (kind === undefined || value === null || value === undefined) return value;
  if (kind.endsWith('[]')) {
    return Array.isArray(value) ? value.map((item) => convert(item, kind.slice(0, -2), direction, table)) : value;
  }
  const form = table.values[kind];
  if (form) return (codecs[kind]?.[direction](value, form) ?? value) as unknown;
  return typeof value === 'object' ? object(value as Record<string, unknown>, kind, direction, table) : value;
}

function object(value: Record<string, unknown>, kind: string, direction: Direction, table: WireTable): unknown {
  const shape = table.shapes[kind] ?? {};
  const fields = Object.entries(shape);
  const converted: Record<string, unknown> = {};
  const inner = fields.flatMap(([field, { name }]) => (name?.includes('.') ? [[field, ...name.split('.')]] : []));
  for (const [key, item] of Object.entries(value)) {
    if (direction === 'decode' && inner.some(([, outer]) => outer === key)) continue;
    const [field, { name = field, kind: of, absent } = {} as Field] = fields.find(
      ([own, { name: sent = own }]) => key === (direction === 'encode' ? own : sent),
    ) ?? [key];
    if (direction === 'decode') converted[field] = convert(item, of, direction, table);
    else if (name !== null && !name.includes('.') && !(absent && item === null))
      converted[name] = convert(item, of, direction, table);
  }
  for (const [field = '', outer = '', name = ''] of inner) {
    const sent = (direction === 'encode' ? converted : value)[outer] as Record<string, unknown> | undefined;
    if (direction === 'decode') converted[field] = convert(sent?.[name], shape[field]?.kind, 'decode', table);
    else if (field in value)
      converted[outer] = { ...sent, [name]: convert(value[field], shape[field]?.kind, 'encode', table) };
  }
  if (direction === 'encode') return converted;
  for (const [field, { absent }] of fields) if (absent && converted[field] === undefined) converted[field] = null;
  if (shape.hasMore?.name === null)
    converted.hasMore = Number(converted.pageNum) * Number(converted.pageSize) < Number(converted.total);
  return converted;
}

interface Codec {
  encode(value: unknown, form: WireValue): unknown;
  decode(value: unknown, form: WireValue): unknown;
}

const ISO = 'YYYY-MM-DDTHH:mm:ss';
const PARTS = /YYYY|MM|DD|HH|mm|ss/g;

/** Converts a text from one pattern to another; undefined if it does not match. */
function rewritten(value: unknown, from: string, to: string): string | undefined {
  const names: string[] = from.match(PARTS) ?? [];
  const pattern = from.replace(/[.+]/g, '\\$&').replace(PARTS, (part) => (part === 'YYYY' ? '(\\d{4})' : '(\\d{1,2})'));
  const found = new RegExp(`^${pattern}$`).exec(String(value));
  if (!found) return undefined;
  const numberOf = (part: string) => (names.includes(part) ? found[names.indexOf(part) + 1] : undefined) ?? '0';
  return to.replace(PARTS, (part) => numberOf(part).padStart(part.length, '0'));
}

const minutesOf = (offset: string): number => {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
};
const localOf = (time: number, offset: string) =>
  new Date(time + minutesOf(offset) * 60_000).toISOString().slice(0, 19);
const typed = (text: string, type: string | undefined) => (type === 'integer' ? Number(text) : text);
const UNITS: Record<string, number> = { milliseconds: 1, seconds: 1000 };

const moment: Codec = {
  encode(iso, { form = '', type, offset = '+08:00' }) {
    const time = Date.parse(String(iso));
    if (Number.isNaN(time)) return iso;
    const unit = UNITS[form];
    if (unit) return type === 'string' ? String(Math.floor(time / unit)) : Math.floor(time / unit);
    if (form === 'UTC') return `${localOf(time, '+00:00')}Z`;
    const local = localOf(time, offset);
    if (form === 'numbers') return local.split(/\D/).map(Number);
    return typed(rewritten(local, ISO, form) ?? local, type);
  },
  decode(sent, { form = '', offset = '+08:00' }) {
    if (Array.isArray(sent)) {
      const [year, ...rest] = [...sent, 0, 0, 0, 0, 0].map((part) => String(part).padStart(2, '0'));
      return `${year}-${rest[0]}-${rest[1]}T${rest.slice(2, 5).join(':')}${offset}`;
    }
    const unit = UNITS[form] ?? 1;
    const time = UNITS[form] ? Number(sent) * unit : Date.parse(String(sent));
    if (UNITS[form] || form === 'UTC') return Number.isNaN(time) ? sent : `${localOf(time, offset)}${offset}`;
    const local = rewritten(sent, form, ISO);
    return local === undefined ? sent : `${local}${offset}`;
  },
};

const text = (described: string): Codec => ({
  encode: (value, { form = '', type }) => typed(rewritten(value, described, form) ?? String(value), type),
  decode: (sent, { form = '' }) => rewritten(sent, form, described) ?? sent,
});

/** Codecs by component of a single value. */
const codecs: Record<string, Codec> = {
  DateTime: moment,
  Day: text('YYYY-MM-DD'),
  TimeOfDay: text('HH:mm'),
  Cents: {
    encode(cents, { form, type }) {
      if (type === 'string') return form === 'yuan' ? (Number(cents) / 100).toFixed(2) : String(cents);
      return form === 'yuan' ? Number(cents) / 100 : cents;
    },
    decode(sent, { form }) {
      const amount = typeof sent === 'number' ? sent : Number.parseFloat(String(sent));
      return Number.isNaN(amount) ? sent : Math.round(amount * (form === 'yuan' ? 100 : 1));
    },
  },
  Id: {
    encode: (id) => (/^(0|[1-9]\d{0,14})$/.test(String(id)) ? Number(id) : id),
    decode: (sent) => (typeof sent === 'number' ? String(sent) : sent),
  },
};
