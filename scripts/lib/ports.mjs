// Picks free ports for servers. Imports only Node built-ins, for `npm start`.
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns the preferred port if it is free, or else the next free port above it, so that the URL stays recognisable.
 * `promised` are ports that another program is about to use.
 */
export async function pickPort(preferred, promised = [], isFree = portIsFree) {
  const last = Math.min(preferred + 50, 65535);
  for (let port = preferred; port <= last; port++) {
    if (!promised.includes(port) && (await isFree(port))) return port;
  }
  throw new Error(`No free port between ${preferred} and ${last}. Name another to start from; see --help.`);
}

/** Returns a free port of 127.0.0.1 chosen by the system, for servers whose URL nobody types. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

export function parsePort(text, option) {
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65535) throw new Error(`${option} takes a port number from 1 to 65535, not "${text}".`);
  return port;
}

/**
 * A port counts as taken if any of the usual addresses uses it: a server on 127.0.0.1 does not prevent another from
 * listening on ::1, and a browser that opens "localhost" could reach the wrong one.
 */
export async function portIsFree(port) {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) {
    if (await isTaken(port, host)) return false;
  }
  return true;
}

function isTaken(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    // Other errors mean that this machine lacks such an address (no IPv6), so nothing can listen there.
    server.once('error', ({ code }) => resolve(code === 'EADDRINUSE' || code === 'EACCES'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
  });
}
