/** A redirect would leak the token to another URL. */
export const redirect: RequestRedirect = 'manual';

/** Whether the runtime can refuse redirects; React Native cannot. */
export function canRefuseRedirects(host: string): boolean {
  return new Request(host, { redirect }).redirect === redirect;
}
