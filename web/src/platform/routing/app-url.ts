/** Host of the links that the server creates. */
const publicHost = 'h5.health-app.example';

/**
 * Whether a URL belongs to this app. The app accepts input only from its own URLs.
 * @param host of this page, which links may contain instead of the public host
 */
export function isAppUrl({ protocol, host: its, username }: URL, host: string): boolean {
  const known = its === publicHost ? protocol === 'https:' : its === host;
  return known && /^https?:$/.test(protocol) && username === '';
}
