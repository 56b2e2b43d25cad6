/**
 * The address that opens the native app at a screen of it.
 * @param appLink of the settings; what it says already stays
 */
export function deepLink(appLink: string, screen: string): string {
  const link = new URL(appLink);
  link.searchParams.set('page', screen);
  return link.href;
}
