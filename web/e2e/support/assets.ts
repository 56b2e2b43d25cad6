/**
 * Matches the address of a file of the release.
 * @param name without the hash of the content, such as `shell.js`
 */
export function isAsset(name: string): (url: URL) => boolean {
  const dot = name.lastIndexOf('.');
  const start = `/assets/${name.slice(0, dot)}-`;
  return ({ pathname }) => pathname.startsWith(start) && pathname.slice(start.length + 8) === name.slice(dot);
}
