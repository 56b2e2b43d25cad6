import { type FeedbackInput, type FeedbackType, isMainlandPhone } from '@health-app/sdk';
import * as v from 'valibot';
import { characterCount } from '#lib/format/text.ts';

export const types: readonly FeedbackType[] = ['malfunction', 'suggestion', 'content', 'order', 'other'];

/** Length of the message, characters. */
export const least = 10;
export const most = 500;
const longestContact = 60;

/** The fields of the form without its pictures. */
const formSchema = v.object({
  type: v.picklist([...types, '']),
  text: v.string(),
  contact: v.string(),
});

/** A draft: the fields and the uploaded pictures. It survives a reload, so that nobody has to write it twice. */
export const draftSchema = v.object({
  ...formSchema.entries,
  pictures: v.array(v.object({ id: v.string(), address: v.string() })),
});

export type FeedbackForm = v.InferOutput<typeof formSchema>;

export const emptyForm: FeedbackForm = { type: '', text: '', contact: '' };

/** Problems by field. */
export interface Problems {
  type?: 'type-missing';
  text?: 'text-short' | 'text-long';
  contact?: 'contact-wrong';
  pictures?: 'pictures-sending' | 'pictures-failed';
}

export interface Picture {
  status: 'uploading' | 'done' | 'failed';
  address?: string;
}

/** Converts the form to the input of the call, or returns the problems by field. */
export function readForm(
  { type, text, contact }: FeedbackForm,
  pictures: Picture[],
): { input?: FeedbackInput; problems: Problems } {
  const length = characterCount(text.trim());
  const reach = readContact(contact);
  const problems: Problems = {
    ...(type === '' && { type: 'type-missing' }),
    ...(length < least && { text: 'text-short' }),
    ...(length > most && { text: 'text-long' }),
    ...(reach === undefined && { contact: 'contact-wrong' }),
    ...(pictures.some(({ status }) => status === 'failed') && { pictures: 'pictures-failed' }),
    ...(pictures.some(({ status }) => status === 'uploading') && { pictures: 'pictures-sending' }),
  };
  if (type === '' || reach === undefined || Object.keys(problems).length > 0) return { problems };
  const addresses = pictures.flatMap(({ address }) => address ?? []);
  return { input: { type, text: text.trim(), pictures: addresses, contact: reach }, problems };
}

/**
 * Reads a contact: a mobile number, a number with its country or area code, or an e-mail address; empty for none.
 * @returns `undefined` for invalid text
 */
export function readContact(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return '';
  const digits = text.replace(/[\s()-]/g, '');
  if (isMainlandPhone(digits) || /^\+\d{8,15}$/.test(digits) || /^0\d{9,11}$/.test(digits)) return digits;
  return text.length <= longestContact && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? text : undefined;
}
