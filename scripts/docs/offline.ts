/** The page loads no other resource. Its search and its highlighting run in workers created from strings. */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  'worker-src blob:',
].join('; ');

const NOTHING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/%3E";

/**
 * Removes the remote picture from the reference page, and adds a policy that prevents a later version of the tool from
 * loading other resources.
 * @throws for an unexpected page, which might load a remote resource
 */
export function offline(html: string): string {
  if (!html.includes('<head>')) throw new Error('The reference page has no <head> to put its policy in.');
  return html
    .replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`)
    .replace(/https:\/\/cdn\.redoc\.ly\/[\w./-]+\.svg/g, NOTHING);
}
