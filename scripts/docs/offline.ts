/** The page loads nothing but itself. Its search and its highlighting run in workers made of text. */
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
 * The reference page without the picture that it would load from the web, and with a policy that keeps a later version
 * of the tool from loading anything else.
 * @throws when the page is not what we know, and might load something after all
 */
export function offline(html: string): string {
  if (!html.includes('<head>')) throw new Error('The reference page has no <head> to put its policy in.');
  return html
    .replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`)
    .replace(/https:\/\/cdn\.redoc\.ly\/[\w./-]+\.svg/g, NOTHING);
}
