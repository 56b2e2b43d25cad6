/** Hosts that texts from elsewhere may lead to: our own, and the public bodies that articles cite. */
const hosts = new Set([
  'health-app.example',
  'm.health-app.example',
  'h5.health-app.example',
  'www.who.int',
  'www.nhc.gov.cn',
  'www.chinacdc.cn',
  'www.cnsoc.org',
]);

/** Hosts of our own that texts' pictures come from: whoever serves a picture learns who reads what. */
const pictureHosts = new Set(['img.health-app.example', 'm.health-app.example', 'h5.health-app.example']);

/** A screen of this app, or an address outside of it. */
export type AllowedLink = { path: string } | { url: string };

/**
 * Where a link from untrusted text may lead; nowhere for anything but https to a host that is known.
 * @param origin of this app
 */
export function allowedLink(href: string, origin: string): AllowedLink | undefined {
  const url = parse(href, origin);
  if (!url || url.username || url.password) return undefined;
  if (url.origin === origin) {
    // By itself, a path that begins with two slashes names another host.
    return url.pathname.startsWith('//') ? undefined : { path: url.pathname + url.search + url.hash };
  }
  // With its port, so that none but the usual one is meant.
  return url.protocol === 'https:' && hosts.has(url.host) ? { url: url.href } : undefined;
}

/** The address of a picture from untrusted text: of this app, or by https from a host of our own. */
export function allowedPicture(src: string, origin: string): string | undefined {
  const url = parse(src, origin);
  return url && (url.origin === origin || (url.protocol === 'https:' && pictureHosts.has(url.host)))
    ? url.href
    : undefined;
}

/** A web address. Others may have our origin too: `blob:`. */
function parse(address: string, base: string): URL | undefined {
  try {
    const url = new URL(address, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}
