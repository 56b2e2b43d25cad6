/**
 * The URL that opens the native app at a screen.
 * @param appLink URL from the settings, whose own parameters are kept
 */
export function deepLink(appLink: string, screen: string): string {
  const link = new URL(appLink);
  link.searchParams.set('page', screen);
  return link.href;
}
