/** Headers that curl sets itself, or that belong to one connection. */
const OWN = ['host', 'connection', 'content-length', 'accept-encoding', 'transfer-encoding', 'keep-alive'];

const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** The command that sends a call of the journal again, for a POSIX shell. */
export function curlOf({ method, url, headers, input }, origin) {
  const sent = Object.entries(headers).filter(([name]) => !OWN.includes(name));
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(origin + url)}`,
    ...sent.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(method === 'POST' && input !== null ? [`--data-raw ${quote(JSON.stringify(input))}`] : []),
  ];
  return parts.join(' \\\n  ');
}
