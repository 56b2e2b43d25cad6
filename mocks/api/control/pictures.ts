export const MEGABYTE = 1024 * 1024;

const PATH = '/__mock/pictures';
const MOST = 50;

/** The largest picture; bytes. */
export const LARGEST_PICTURE = 10 * MEGABYTE;

/** Whether a call belongs to the upload. @param url path and query */
export const isPictureCall = (url: string): boolean => /^\/__mock\/pictures(?:[/?]|$)/.test(url);

/**
 * Acts as the upload service that an operator of the web app adds for plain browsers: it stores a posted JPEG picture and
 * replies with its URL. The mock keeps the latest pictures in memory under a hash of their bytes, so that a picture gives
 * the same meal in every run.
 * @returns answers a call; its `url` is path and query, as for `isPictureCall`
 */
export function createPictures(): (url: string, request: Request) => Promise<Response> {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();

  async function keep(picture: Uint8Array<ArrayBuffer>): Promise<string> {
    const digest = new DataView(await crypto.subtle.digest('SHA-256', picture));
    const name = `${digest.getBigUint64(0) >> 4n}.jpg`;
    kept.delete(name);
    kept.set(name, picture);
    for (const oldest of [...kept.keys()].slice(0, -MOST)) kept.delete(oldest);
    return name;
  }

  return async (url, request) => {
    const [path = ''] = url.split('?');
    const reply = (status: number, type: string, body: BodyInit) =>
      new Response(body, { status, headers: { 'content-type': type, 'x-content-type-options': 'nosniff' } });
    if (request.method === 'GET') {
      const picture = kept.get(path.slice(PATH.length + 1));
      return picture ? reply(200, 'image/jpeg', picture) : reply(404, 'text/plain', 'No such picture');
    }
    if (request.method !== 'POST' || path !== PATH) return reply(405, 'text/plain', `Only POST ${PATH}`);
    if (request.headers.get('content-type') !== 'image/jpeg') return reply(415, 'text/plain', 'Only image/jpeg');
    const picture = new Uint8Array(await request.arrayBuffer());
    if (picture.length > LARGEST_PICTURE) return reply(413, 'text/plain', 'The picture is larger than 10 MB');
    return reply(200, 'application/json', JSON.stringify({ url: `pictures/${await keep(picture)}` }));
  };
}
