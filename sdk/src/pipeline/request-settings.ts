const names = ['cache', 'credentials', 'integrity', 'keepalive', 'mode', 'referrer', 'referrerPolicy'] as const;

/**
 * The settings of a request that its creator chooses, such as its credentials. A request that is created from another one
 * would have them, too, but would listen to that one's signal forever.
 */
export function settingsOf(request: Request): RequestInit {
  return Object.fromEntries(names.map((name) => [name, request[name]]));
}
