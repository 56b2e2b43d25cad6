/** Where the server's links lead to. */
const publicHost = 'h5.health-app.example';

/**
 * Whether an address leads to this app: nothing is taken from one that could be anybody's.
 * @param host of this page, where links lead to besides the public address
 */
export function isAppUrl({ protocol, host: its, username }: URL, host: string): boolean {
  const known = its === publicHost ? protocol === 'https:' : its === host;
  return known && /^https?:$/.test(protocol) && username === '';
}
