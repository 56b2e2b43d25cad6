/**
 * The address that opens the native app at a screen.
 * @param appLink address from the settings; its own parameters stay
 */
export function deepLink(appLink: string, screen: string): string {
  const link = new URL(appLink);
  link.searchParams.set('page', screen);
  return link.href;
}
