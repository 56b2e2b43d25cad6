/** The list of security headers in the syntax of each web server. */
import type { securityHeaders } from '../security-headers.ts';

type Headers = ReturnType<typeof securityHeaders>;

/** Each server's configuration file with the security headers of the build. */
export const headerFiles: Record<string, (headers: Headers) => string> = {
  'security-headers.conf': nginxHeaders,
  'security-headers.caddy': caddyHeaders,
};

function nginxHeaders(headers: Headers): string {
  return linesOf(headers, "'", (name, value) => `add_header ${name} ${value} always;`);
}

function caddyHeaders(headers: Headers): string {
  return `header {\n${linesOf(headers, '`', (name, value) => `\t${name} ${value}`)}}\n`;
}

function linesOf(headers: Headers, otherQuote: string, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${line(name, quoted(name, value, otherQuote))}\n`)
    .join('');
}

/**
 * Quotes a value; throws if a configuration file cannot contain it. No header needs such characters.
 * @param other the quotes for a value that contains double quotes
 */
function quoted(name: string, value: string, other: string): string {
  const quote = value.includes('"') ? other : '"';
  if (/[\\${}\r\n]/.test(value) || value.includes(quote))
    throw new Error(`The header ${name} has a character that a configuration cannot hold.`);
  return quote + value + quote;
}
