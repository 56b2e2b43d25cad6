import { type Exchange, isObject } from './exchange.ts';

/** Fields that identify a person, or give access to the person's account. */
const PERSONAL =
  /^(user_?name|nick_?name|real_?name|receiver(_?name)?|contact(_?name)?|phone(_?number)?|mobile|tel|email|id_?card(_?no)?|address|avatar|(user_?|access_?|refresh_?)?token|password|verify_?code)$/i;
const HEADERS = /token|authorization|cookie|api-?key/i;
const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
const SHORTEST = 4;
const MOST = 20_000;
const HIDDEN = '[hidden]';

/**
 * Hides tokens, phone numbers, names and pictures of the traffic. Reports consist of field names and formats without
 * values, so this is a second safeguard, for a server with personal data in unexpected places.
 */
export class Confidential {
  readonly #values = new Set<string>();

  collect({ headers, query, input, body }: Exchange): void {
    for (const [name, value] of Object.entries(headers))
      if (HEADERS.test(name)) this.#add(value.replace(/^Bearer /i, ''));
    for (const part of [query, input, body]) this.#walk(part);
  }

  isHidden = (text: string): boolean => this.hide(text) !== text;

  hide = (text: string): string => {
    const withoutPhones = text.replace(PHONE, HIDDEN).replace(/data:image\/[^"'\s]+/g, HIDDEN);
    return [...this.#values].reduce(
      (rest, value) => (rest.includes(value) ? rest.replaceAll(value, HIDDEN) : rest),
      withoutPhones,
    );
  };

  #walk(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) this.#walk(item);
    else if (isObject(value)) {
      for (const [name, field] of Object.entries(value)) {
        if (PERSONAL.test(name) && (typeof field === 'string' || typeof field === 'number')) this.#add(String(field));
        else this.#walk(field);
      }
    }
  }

  #add(value: string): void {
    // Hiding a short value would also hide ordinary words of the report.
    const isName = /[^\x20-\x7e]/.test(value) && value.length >= 2;
    if ((isName || value.length >= SHORTEST) && this.#values.size < MOST) this.#values.add(value);
  }
}
