/** Hosts that untrusted text may link to: our own, and the public institutions that articles cite. */
const hosts = new Set([
  'health-app.example',
  'm.health-app.example',
  'h5.health-app.example',
  'www.who.int',
  'www.nhc.gov.cn',
  'www.chinacdc.cn',
  'www.cnsoc.org',
]);

/** A path of this app, or an external URL. */
export type AllowedLink = { path: string } | { url: string };

/**
 * The target of a link in untrusted text; `undefined` unless it is a path of this app or an https URL of a known host.
 * @param origin of this app
 */
export function allowedLink(href: string, origin: string): AllowedLink | undefined {
  const url = parse(href, origin);
  if (!url || url.username || url.password) return undefined;
  if (url.origin === origin) {
    // A path that begins with two slashes would be another host.
    return url.pathname.startsWith('//') ? undefined : { path: url.pathname + url.search + url.hash };
  }
  // `host` includes the port, so that only the default port matches.
  return url.protocol === 'https:' && hosts.has(url.host) ? { url: url.href } : undefined;
}

/**
 * The URL of a picture in untrusted text; `undefined` unless it is in this app, or by https on a host from the build's
 * settings. A picture's host learns the reader's IP address and the article.
 */
export function allowedPicture(src: string, origin: string): string | undefined {
  const url = parse(src, origin);
  return url && (url.origin === origin || __PICTURE_HOSTS__.includes(url.origin)) ? url.href : undefined;
}

/** Parses an http or https URL. Other schemes, such as `blob:`, may share our origin. */
function parse(address: string, base: string): URL | undefined {
  try {
    const url = new URL(address, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}
