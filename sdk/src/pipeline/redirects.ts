/** A redirect would carry the token to another address. */
export const redirect: RequestRedirect = 'manual';

/** Whether the runtime can refuse redirects; React Native cannot. */
export function canRefuseRedirects(host: string): boolean {
  return new Request(host, { redirect }).redirect === redirect;
}
