import type { Schema } from '../../../openapi/document.ts';
import type { WireValue } from './codec.ts';

const PATTERN = /^(YYYY)?\W?(MM)?\W?(DD)?[^a-z]?(HH)?\W?(mm)?\W?(ss)?( 00:00:00)?$/u;
const CHINESE = 'YYYY年MM月DD日';

const isPattern = (form: string, ...parts: string[]) =>
  (PATTERN.test(form) || form === CHINESE) && hasInOrder(form, parts);

/** Whether a text contains parts one after the other. */
function hasInOrder(text: string, parts: string[]): boolean {
  let end = 0;
  for (const part of parts) {
    const start = text.indexOf(part, end);
    if (start < 0) return false;
    end = start + part.length;
  }
  return true;
}

/** Validators of the formats that the codec supports, by component. */
const FORMS: Record<string, (form: string) => boolean> = {
  DateTime: (form) =>
    ['milliseconds', 'seconds', 'UTC', 'numbers'].includes(form) || isPattern(form, 'YYYY', 'MM', 'DD', 'HH', 'mm'),
  Day: (form) => isPattern(form, 'YYYY', 'MM', 'DD'),
  TimeOfDay: (form) => form.startsWith('HH') && isPattern(form, 'HH', 'mm'),
  Cents: (form) => form === 'yuan' || form === 'cents',
  Id: (form) => form === 'number',
};
const TYPES = ['string', 'integer'];

export const isForm = (component: string, { form = '', type }: WireValue): boolean =>
  (FORMS[component]?.(form) ?? false) && (type === undefined || TYPES.includes(type));

/** The wire schema of a component's values. */
export function onWireSchema(
  described: Schema,
  { form = '', type, offset }: WireValue,
  encode: (value: unknown) => unknown,
): Schema {
  const { format: _, pattern: __, examples, minimum, maximum, ...rest } = described;
  const sent = examples?.map(encode);
  return {
    ...rest,
    ...wireKeywords(described.title ?? '', form, type, maximum),
    ...(sent && { examples: sent }),
    ...(offset && { 'x-offset': offset }),
  };
}

const INTEGER = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };

function wireKeywords(component: string, form: string, type: string | undefined, most = 0): Schema {
  if (component === 'Cents') return money(form, type, most);
  if (component === 'Id')
    return { type: ['integer', 'string'], description: 'The id of one thing: a number, which also travels as text.' };
  const zone = component === 'DateTime' && form !== 'UTC' ? ', in the zone of the server' : '';
  if (form === 'numbers')
    return {
      type: 'array',
      items: { type: 'integer' },
      description: `Year, month, day, hours, minutes and seconds${zone}.`,
    };
  if (form === 'milliseconds' || form === 'seconds') {
    const description = `Unix time in ${form}.`;
    return type === 'string' ? { type, pattern: '^\\d{9,13}$', description } : { ...INTEGER, description };
  }
  if (form === 'UTC')
    return { type: 'string', format: 'date-time', pattern: 'Z$', description: 'A moment in UTC, ISO 8601.' };
  const description = `\`${form}\`${zone}.`;
  return type === 'integer' ? { ...INTEGER, description } : { type: 'string', pattern: patternOf(form), description };
}

function money(form: string, type: string | undefined, most: number): Schema {
  const isYuan = form === 'yuan';
  const description = `An amount of money in ${isYuan ? 'yuan, with two decimals' : 'cents'}.`;
  if (type === 'string') return { type, pattern: isYuan ? '^\\d+\\.\\d{1,4}$' : '^\\d+$', description };
  return { type: isYuan ? 'number' : 'integer', minimum: 0, maximum: isYuan ? most / 100 : most, description };
}

const patternOf = (form: string) =>
  `^${form.replace(/[.]/g, '\\$&').replace(/YYYY|MM|DD|HH|mm|ss/g, (part) => (part === 'YYYY' ? '\\d{4}' : '\\d{1,2}'))}$`;
