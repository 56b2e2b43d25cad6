import { createPictures, isPictureCall } from '../control/pictures.ts';
import type { Answer } from './answer.ts';
import { respond } from './respond.ts';

/**
 * Creates a `fetch` that calls the mock in this process.
 * @param basePath the path of the API in the URLs
 */
export function createFetch(answer: Answer, basePath: string) {
  const pictures = createPictures();
  return async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(`${basePath}/`)) {
      throw new TypeError(`The mock answers below ${basePath}, not ${pathname}`);
    }
    const url = pathname.slice(basePath.length) + search;
    if (isPictureCall(url)) return pictures(url, request);
    const answered = await answer({
      method: request.method,
      url,
      headers: Object.fromEntries(request.headers),
      text: () => request.text(),
    });
    return respond(answered, request.signal);
  };
}
