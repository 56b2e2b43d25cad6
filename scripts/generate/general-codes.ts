import type { Bundle } from '../../openapi/document.ts';

/** A code with which a server may reject the request of any call. */
export interface GeneralCode {
  code: string;
  status: string;
  when: string;
  /** The headers that come with it. */
  headers: string[];
}

/** The responses that all calls share, and their statuses. */
const SHARED = {
  BadRequest: '400',
  Unauthorized: '401',
  TooManyRequests: '429',
  ServerError: '500',
  Unavailable: '503',
};

/** The codes of every call, read off the examples of the shared responses. */
export function generalCodes({ components }: Pick<Bundle, 'components'>): GeneralCode[] {
  return Object.entries(SHARED).flatMap(([name, status]) => {
    const { headers, content } = components.responses?.[name] ?? {};
    return Object.values(content?.['application/json']?.examples ?? {}).map(({ summary = '', value }) => ({
      code: String((value as { code?: unknown }).code),
      status,
      when: summary,
      headers: Object.keys(headers ?? {}),
    }));
  });
}
