/** Typical differences between real backends and the description. */

import { wordsOf } from '../../../openapi/casings.ts';
import { isObject } from '../learn/exchange.ts';
import { body, type Difference, DROPPED, objects, ofKind, values } from './change-traffic.ts';

const renamed = (names: Record<string, string>) =>
  objects((value) => Object.fromEntries(Object.entries(value).map(([key, field]) => [names[key] ?? key, field])));

const pages = (change: (page: Record<string, unknown>) => unknown) =>
  objects((value) => (Array.isArray(value.list) && 'hasMore' in value ? change(value) : value));

/** The local time of a date-time in +08:00, the server's zone. */
const local = (text: string) => new Date(Date.parse(text) + 8 * 3_600_000).toISOString().slice(0, 19);
const idNumber = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000_007, 7);
const numbersIn = (value: unknown, factor: number) =>
  typeof value === 'number' ? Number((value * factor).toPrecision(6)) : value;
const inUnit = (unit: RegExp, factor: number) =>
  values((value, { schema, kind }) =>
    (kind === 'number' || kind === 'integer') && unit.test(schema.description ?? '') ? numbersIn(value, factor) : value,
  );
const codes = (schema: string, change: (value: unknown, values: unknown[]) => unknown) =>
  values((value, { within, kind, schema: { enum: all = [] } }) =>
    value !== null && kind === 'code' && within.at(-1) === schema ? change(value, all) : value,
  );
const everyCode = (change: (value: string) => unknown) =>
  values((value, { kind, schema }) =>
    kind === 'code' && schema.enum && typeof value === 'string' ? change(value) : value,
  );

const inSnake = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inSnake);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [wordsOf(key).join('_'), inSnake(field)]));
};
const snakeReplies = objects((value) =>
  Object.fromEntries(Object.entries(value).map(([key, field]) => [wordsOf(key).join('_'), field])),
);

/** The most frequent differences of real backends, all at once. */
export const SIX = [
  'local date-times',
  'yuan with decimals',
  'pages of MyBatis',
  'absent for null',
  'renamed fields',
  'numeric ids',
];

const ROWS: [name: string, says: RegExp, change: Difference['change']][] = [
  [
    'local date-times',
    /places of a date-time have `YYYY-MM-DD HH:mm:ss`/,
    ofKind('date-time', (text: string) => local(text).replace('T', ' ')),
  ],
  [
    'date-times without an offset',
    /date-time have `YYYY-MM-DDTHH:mm:ss`/,
    ofKind('date-time', (text: string) => local(text)),
  ],
  ['Unix times in ms', /date-time have Unix times in ms/, ofKind('date-time', (text: string) => Date.parse(text))],
  [
    'Unix times in s',
    /date-time have Unix times in s/,
    ofKind('date-time', (text: string) => Math.floor(Date.parse(text) / 1000)),
  ],
  ['UTC with Z', /date-times in UTC \(`Z`\)/, ofKind('date-time', (text: string) => new Date(text).toISOString())],
  [
    'listed date-times',
    /lists of numbers/,
    ofKind('date-time', (text: string) => local(text).split(/[-T:]/).map(Number)),
  ],
  [
    'days with slashes',
    /places of a day have `YYYY\/MM\/DD`/,
    ofKind('date', (text: string) => text.replaceAll('-', '/')),
  ],
  [
    'days as numbers',
    /day have `YYYYMMDD` as a number/,
    ofKind('date', (text: string) => Number(text.replaceAll('-', ''))),
  ],
  [
    'days as moments in UTC',
    /of a day have date-times in UTC/,
    ofKind('date', (text: string) => new Date(`${text}T00:00:00+08:00`).toISOString()),
  ],
  [
    'days as local date-times',
    /of a day have `YYYY-MM-DDTHH:mm:ss`/,
    ofKind('date', (text: string) => `${text}T00:00:00`),
  ],
  ['times with seconds', /time of day have `HH:mm:ss`/, ofKind('time', (text: string) => `${text}:00`)],
  ['yuan with decimals', /amount of money have yuan with decimals/, ofKind('money', (cents: number) => cents / 100)],
  ['yuan as text', /amount of money have yuan as text/, ofKind('money', (cents: number) => (cents / 100).toFixed(2))],
  [
    'pages of MyBatis',
    /`list` is `data\.records`.*no `hasMore`/,
    pages(({ list, total, pageNum, pageSize, hasMore: _, ...rest }) => ({
      ...rest,
      records: list,
      total,
      current: pageNum,
      size: pageSize,
      pages: Math.ceil(Number(total) / Number(pageSize)),
    })),
  ],
  ['bare lists', /`list` is the data itself/, pages(({ list }) => list)],
  [
    'pages in a page',
    /`total` is `data\.pagination\.total`/,
    pages(({ list, total, pageNum, pageSize, hasMore, ...rest }) => ({
      ...rest,
      items: list,
      pagination: { total, page: pageNum, limit: pageSize, hasMore },
    })),
  ],
  [
    'absent for null',
    /absent where null is described/,
    values((value, { name }) => (value === null && name !== 'data' ? DROPPED : value)),
  ],
  ['renamed times', /`createdAt` is `createTime`/, renamed({ createdAt: 'createTime' })],
  ['renamed fields', /`picture` is `imgUrl`/, renamed({ picture: 'imgUrl', nameEn: 'englishName', quantity: 'num' })],
  [
    'snake_case',
    /Fields are in snake_case/,
    (exchange, operation) => ({
      ...snakeReplies(exchange, operation),
      input: inSnake(exchange.input),
    }),
  ],
  ['numeric ids', /All \d+ places of an id have numbers/, ofKind('id', (text: string) => idNumber(text))],
  [
    'envelope code/message/data',
    /another envelope: success is `code` = 0; the message is `message`/,
    body(({ success, msg, data, code }) => ({ code: success ? 0 : (code ?? 1), message: msg ?? 'ok', data })),
  ],
  [
    'envelope result',
    /data is at `result\.data`/,
    body(({ success, msg, data, code }) => ({
      status: success ? 200 : 500,
      info: msg ?? 'OK',
      errCode: code,
      result: { data },
    })),
  ],
  [
    'no envelope',
    /the body is the data itself/,
    (exchange) => {
      if (!isObject(exchange.body) || !('success' in exchange.body)) return exchange;
      const { success, data, ...rest } = exchange.body;
      return success
        ? { ...exchange, body: data }
        : { ...exchange, status: exchange.status === 200 ? 422 : exchange.status, body: rest };
    },
  ],
  ['booleans as 0 and 1', /yes or no have 0 or 1/, ofKind('boolean', (value: boolean) => Number(value))],
  [
    'numbers as text',
    /places of a number have text with digits/,
    values((value, { kind }) =>
      typeof value === 'number' && (kind === 'number' || kind === 'integer') ? String(value) : value,
    ),
  ],
  ['codes as numbers', /`OrderStatus` has other codes/, codes('OrderStatus', (value, all) => all.indexOf(value) + 1)],
  ['codes in upper case', /Codes are spelt otherwise/, everyCode((value) => wordsOf(value).join('_').toUpperCase())],
  [
    'an unknown code',
    /`OrderStatus` has "onHold", for which there is no name/,
    codes('OrderStatus', (value) => (value === 'shipped' ? 'onHold' : value)),
  ],
  [
    'an unknown number',
    /`Gender` has 2, for which there is no name/,
    codes('Gender', (value) => (value === 0 ? 2 : value)),
  ],
  ['an undescribed field', /`tenantId`, which is not described/, objects((value) => ({ ...value, tenantId: 7 }))],
  [
    'a field that is sometimes absent',
    /Required fields are sometimes absent: .*specification/,
    objects((value) => {
      const { specification, ...rest } = value;
      return specification !== undefined && String(value.goodsId).endsWith('1') ? rest : value;
    }),
  ],
  ['a field that never comes', /Required fields never come: .*currency/, objects(({ currency: _, ...rest }) => rest)],
  [
    'empty text for null',
    /For nothing there is an empty text/,
    values((value, { name }) => (value === null && name !== 'data' ? '' : value)),
  ],
  [
    'null for empty lists',
    /Lists are null instead of empty/,
    values((value) => (Array.isArray(value) && value.length === 0 ? null : value)),
  ],
  [
    'lists as text with commas',
    /list .*have text with commas/,
    values((value) =>
      Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
        ? value.join(',')
        : value,
    ),
  ],
  [
    'objects as JSON in a text',
    /object .*have JSON in a text/,
    values((value, { within }) =>
      isObject(value) && within.at(-1) === 'OrderAmounts' ? JSON.stringify(value) : value,
    ),
  ],
  ['energy in kJ', /energy is in kJ|in kcal are in kJ/, inUnit(/\bkcal\b/, 4.184)],
  ['weight in jin', /in kg are in jin|kg, not in jin/, inUnit(/\bkg\b(?!\/)/, 2)],
  ['height in m', /in cm are in m/, inUnit(/\bcm\b/, 0.01)],
  ['percent as parts of one', /in percent are in parts of one/, inUnit(/%|[Pp]ercent(?! in)/, 0.01)],
  [
    'swapped gender',
    /Which number is which gender/,
    codes('Gender', (value) => (value === 0 ? 1 : value === 1 ? 0 : value)),
  ],
  [
    'UTC as the local time',
    /8 hours behind .*they are UTC/,
    ofKind('date-time', (text: string) => new Date(text).toISOString().slice(0, 19).replace('T', ' ')),
  ],
  [
    'the reverse order',
    /in the reverse order of `-createdAt`/,
    values((value, { schema }) =>
      Array.isArray(value) && schema['x-sorted-by'] === '-createdAt' ? [...value].reverse() : value,
    ),
  ],
  ['a base path', /begin with `\/api\/v1`/, (exchange) => ({ ...exchange, path: `/api/v1${exchange.path}` })],
  [
    'created',
    /have the status 201/,
    (exchange, { effect }) =>
      effect === 'command' && exchange.status === 200 ? { ...exchange, status: 201 } : exchange,
  ],
  [
    'numbers as failure codes',
    /numbers as codes/,
    body((value) => (value.success ? value : { ...value, code: 1000 + (idNumber(String(value.code)) % 1000) })),
  ],
  [
    'JSON as plain text',
    /content type text\/plain/,
    (exchange) => ({
      ...exchange,
      contentType: 'text/plain;charset=UTF-8',
    }),
  ],
  [
    'a bearer token',
    /travels in `Authorization`/,
    (exchange) => {
      const { usertoken, ...headers } = exchange.headers;
      return { ...exchange, headers: { ...headers, ...(usertoken && { authorization: `Bearer ${usertoken}` }) } };
    },
  ],
];

export const DIFFERENCES = ROWS.map(([name, says, change]): Difference => ({ name, says, change }));
