import type { Schema } from '../../../openapi/document.ts';
import type { SiteKind } from './site-kind.ts';

/** A format of a kind of values. */
export interface WireForm {
  says: string;
  fits: (value: unknown) => boolean;
  /** Keywords of the schema for this format; without them, no schema is proposed. */
  schema?: Record<string, unknown>;
  /** `x-wire` of the component of these values; null for the described format. */
  wire?: Record<string, string> | null;
}

const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const integerIn = (low: number, high: number) => (value: unknown) =>
  Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
const digits = (low: number, high: number) => (value: unknown) =>
  typeof value === 'string' && /^\d+$/.test(value) && Number(value) >= low && Number(value) <= high;

const NO_FORMAT = { format: undefined };
const text = (pattern: string) => ({ type: 'string', ...NO_FORMAT, pattern });
/** A form of texts with a pattern. */
const written = (says: string, pattern: string, form?: string): WireForm => ({
  says,
  fits: matches(new RegExp(pattern)),
  schema: text(pattern),
  ...(form !== undefined && { wire: { form } }),
});
/** A form of two words, in any case. */
const words = (...pair: [string, string]): WireForm => ({
  says: `"${pair[0]}" or "${pair[1]}"`,
  fits: matches(new RegExp(`^(${pair.join('|')})$`, 'i')),
  schema: { type: 'string', enum: pair },
});
const integer = { type: 'integer', format: undefined, pattern: undefined, minLength: undefined, maxLength: undefined };
const isNumber = (value: unknown) => typeof value === 'number';
const NUMBER_TEXT = /^-?\d+(\.\d+)?$/;

const DATE = '\\d{4}-(0[1-9]|1[0-2])-([0-2]\\d|3[01])';
const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d';
/** 1990 to 2100. */
const SECONDS = [631_152_000, 4_102_444_800] as const;
const MILLISECONDS = [631_152_000_000, 4_102_444_800_000] as const;

const EPOCHS: WireForm[] = [
  {
    says: 'Unix times in ms',
    fits: integerIn(...MILLISECONDS),
    schema: { ...integer, format: 'int64' },
    wire: { form: 'milliseconds' },
  },
  {
    says: 'Unix times in s',
    fits: integerIn(...SECONDS),
    schema: { ...integer, format: 'int64' },
    wire: { form: 'seconds' },
  },
  {
    says: 'Unix times in ms, as text',
    fits: digits(...MILLISECONDS),
    schema: text('^\\d{12,13}$'),
    wire: { form: 'milliseconds', type: 'string' },
  },
  {
    says: 'Unix times in s, as text',
    fits: digits(...SECONDS),
    schema: text('^\\d{9,10}$'),
    wire: { form: 'seconds', type: 'string' },
  },
];

const LISTED_DATE: WireForm = {
  says: 'lists of numbers [year, month, day, …]',
  fits: (value) =>
    Array.isArray(value) && value.length >= 3 && value.every(Number.isInteger) && value[0] > 1900 && value[0] < 2200,
  schema: { type: 'array', ...NO_FORMAT, items: { type: 'integer' } },
  wire: { form: 'numbers' },
};

const NUMBERS: WireForm[] = [
  {
    says: 'text with digits',
    fits: matches(NUMBER_TEXT),
    schema: {
      type: 'string',
      pattern: '^-?\\d+(\\.\\d+)?$',
      minimum: undefined,
      maximum: undefined,
      exclusiveMinimum: undefined,
    },
  },
  { says: 'text with digits and a unit', fits: matches(/^-?\d+(\.\d+)? ?\D{1,8}$/) },
];

/** The first is the described one. */
const DATE_TIMES: WireForm[] = [
  {
    says: 'date-times with an offset',
    fits: matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?([+-]\d{2}:\d{2})$/),
    wire: null,
  },
  {
    says: 'date-times in UTC (`Z`), without the offset of where it happened',
    fits: matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/i),
    schema: { type: 'string', format: 'date-time', pattern: 'Z$' },
    wire: { form: 'UTC' },
  },
  written('`YYYY-MM-DD HH:mm:ss`, without an offset', `^${DATE} ${CLOCK}:[0-5]\\d(\\.\\d+)?$`, 'YYYY-MM-DD HH:mm:ss'),
  written('`YYYY-MM-DD HH:mm`, without an offset', `^${DATE} ${CLOCK}$`, 'YYYY-MM-DD HH:mm'),
  written(
    '`YYYY-MM-DDTHH:mm:ss`, without an offset',
    `^${DATE}T${CLOCK}(:[0-5]\\d(\\.\\d+)?)?$`,
    'YYYY-MM-DDTHH:mm:ss',
  ),
  written('`YYYY/MM/DD HH:mm:ss`', '^\\d{4}/\\d{1,2}/\\d{1,2} \\d{1,2}:\\d{2}(:\\d{2})?$', 'YYYY/MM/DD HH:mm:ss'),
  written('date-times with an offset without a colon (`+0800`)', `^${DATE}T${CLOCK}:[0-5]\\d(\\.\\d+)?[+-]\\d{4}$`),
  written('`YYYYMMDDHHmmss`', '^(19|20)\\d{12}$', 'YYYYMMDDHHmmss'),
  { says: 'days without a time', fits: matches(/^\d{4}-\d{2}-\d{2}$/), schema: { type: 'string', format: 'date' } },
];

/** The formats of each kind; the first is the described one. */
export const WIRE_FORMS: Partial<Record<SiteKind, WireForm[]>> = {
  'date-time': [...DATE_TIMES, ...EPOCHS, LISTED_DATE],
  date: [
    { says: '`YYYY-MM-DD`', fits: matches(/^\d{4}-\d{2}-\d{2}$/), wire: null },
    written('`YYYYMMDD`', '^(19|20)\\d{6}$', 'YYYYMMDD'),
    {
      says: '`YYYYMMDD` as a number',
      fits: integerIn(19_000_101, 22_001_231),
      schema: integer,
      wire: { form: 'YYYYMMDD', type: 'integer' },
    },
    written('`YYYY/MM/DD`', '^\\d{4}/\\d{1,2}/\\d{1,2}$', 'YYYY/MM/DD'),
    written('`YYYY.MM.DD`', '^\\d{4}\\.\\d{1,2}\\.\\d{1,2}$', 'YYYY.MM.DD'),
    written('`YYYY年MM月DD日`', '^\\d{4}年\\d{1,2}月\\d{1,2}日$', 'YYYY年MM月DD日'),
    written('`YYYY-MM-DD 00:00:00`', `^${DATE} ${CLOCK}:[0-5]\\d$`, 'YYYY-MM-DD 00:00:00'),
    // A day sent as a moment is described as a moment.
    ...DATE_TIMES.map(({ wire: _, ...form }) => ({ schema: { type: 'string', format: 'date-time' }, ...form })),
    ...EPOCHS,
    LISTED_DATE,
  ],
  time: [
    { says: '`HH:mm`', fits: matches(/^\d{2}:\d{2}$/), wire: null },
    written('`HH:mm:ss`', `^${CLOCK}:[0-5]\\d$`, 'HH:mm:ss'),
    { says: '`H:mm`', fits: matches(/^\d:\d{2}$/), schema: text('^\\d{1,2}:\\d{2}$') },
    { says: 'minutes of the day', fits: integerIn(0, 1440), schema: integer },
  ],
  money: [
    { says: 'integers of cents', fits: (value) => Number.isInteger(value), wire: null },
    {
      says: 'yuan with decimals',
      fits: isNumber,
      schema: { type: 'number', maximum: 1_000_000, multipleOf: 0.01 },
      wire: { form: 'yuan' },
    },
    {
      says: 'yuan as text with decimals',
      fits: matches(/^-?\d+\.\d{1,4}$/),
      schema: { ...text('^-?\\d+\\.\\d{1,4}$'), minimum: undefined, maximum: undefined },
      wire: { form: 'yuan', type: 'string' },
    },
    {
      says: 'text with digits',
      fits: matches(/^-?\d+$/),
      schema: { ...text('^-?\\d+$'), minimum: undefined, maximum: undefined },
      wire: { form: 'cents', type: 'string' },
    },
    {
      says: 'text with a currency sign',
      fits: matches(/^[^\d-]{1,4}-?[\d,]+(\.\d+)?$/),
      schema: { type: 'string', minimum: undefined, maximum: undefined },
    },
  ],
  id: [
    { says: 'text', fits: (value) => typeof value === 'string', wire: null },
    { says: 'numbers', fits: isNumber, schema: integer, wire: { form: 'number' } },
  ],
  boolean: [
    { says: 'true or false', fits: (value) => typeof value === 'boolean' },
    { says: '0 or 1', fits: (value) => value === 0 || value === 1, schema: { type: 'integer', enum: [0, 1] } },
    words('0', '1'),
    words('Y', 'N'),
    words('yes', 'no'),
    words('true', 'false'),
  ],
  integer: [
    { says: 'integers', fits: (value) => Number.isInteger(value) },
    { says: 'numbers with decimals', fits: isNumber, schema: { type: 'number' } },
    ...NUMBERS,
  ],
  number: [{ says: 'numbers', fits: isNumber }, ...NUMBERS],
  text: [
    { says: 'text', fits: (value) => typeof value === 'string' },
    {
      says: 'numbers',
      fits: isNumber,
      schema: { type: 'number', minLength: undefined, maxLength: undefined, pattern: undefined },
    },
  ],
  picture: [
    { says: 'addresses', fits: (value) => typeof value === 'string' },
    {
      says: 'objects with the address inside',
      fits: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    },
    { says: 'numbers', fits: isNumber, schema: { type: 'integer', format: undefined } },
  ],
};

/** Formats that mean "nothing" on some servers. */
export const EMPTY_FORMS: WireForm[] = [
  { says: 'an empty text', fits: (value) => value === '' },
  { says: 'a dash', fits: matches(/^(-|--|\/)$/) },
  { says: '"null"', fits: (value) => value === 'null' || value === 'undefined' },
  { says: 'a date of zeros', fits: matches(/^0000-00-00/) },
];

/** The format of a kind in the description, whose components may define a wire format. */
export function describedForm(kind: SiteKind, { type, format, pattern, examples = [] }: Schema): WireForm | undefined {
  const forms = WIRE_FORMS[kind];
  const has = (name: string) => [type].flat().includes(name);
  if (kind === 'money') return forms?.[has('number') ? 1 : has('string') ? (pattern?.includes('.') ? 2 : 3) : 0];
  if (kind === 'id') return forms?.[has('integer') ? 1 : 0];
  // A place that was patched before has the pattern of its form, and no example.
  if (['date-time', 'date', 'time'].includes(kind) && (format === undefined || pattern !== undefined))
    return (
      forms?.find(({ schema }) => pattern !== undefined && schema?.pattern === pattern) ??
      forms?.find(({ fits }) => fits(examples[0])) ??
      forms?.[0]
    );
  return forms?.[0];
}

/** The format of a value: the described one, another one of its kind, or its shape with digits as 9 and letters as a. */
export function formOf(kind: SiteKind, value: unknown, described: WireForm | undefined): WireForm | undefined {
  const forms = WIRE_FORMS[kind];
  if (!forms) return undefined;
  if (described?.fits(value)) return described;
  return forms.find(({ fits }) => fits(value)) ?? { says: shapeOf(value), fits: () => false };
}

function shapeOf(value: unknown): string {
  if (value === '') return 'an empty text';
  if (Array.isArray(value)) return 'lists';
  if (typeof value === 'object') return 'objects';
  if (typeof value !== 'string') return typeof value === 'number' ? 'numbers' : `${typeof value}s`;
  if (value.length > 30) return 'other text';
  return `text like \`${value.replace(/\d/g, '9').replace(/[\p{L}]+/gu, 'a')}\``;
}
