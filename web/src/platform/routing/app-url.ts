/** Host of the links that the server makes. */
const publicHost = 'h5.health-app.example';

/**
 * Whether an address leads to this app. The app accepts no input from any other address.
 * @param host of this page, which links may name besides the public host
 */
export function isAppUrl({ protocol, host: its, username }: URL, host: string): boolean {
  const known = its === publicHost ? protocol === 'https:' : its === host;
  return known && /^https?:$/.test(protocol) && username === '';
}
