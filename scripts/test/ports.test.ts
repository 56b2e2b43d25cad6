import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, parsePort, pickPort, portIsFree } from '../lib/ports.mjs';

const allFreeBut =
  (...taken: number[]) =>
  async (port: number) =>
    !taken.includes(port);

test('the preferred port is used when it is free', async () => {
  expect(await pickPort(4010, [], allFreeBut())).toBe(4010);
});

test('the nearest free port above is used when the preferred one is taken', async () => {
  expect(await pickPort(4010, [], allFreeBut(4010, 4011))).toBe(4012);
});

test('a port promised to the other server is not used twice', async () => {
  expect(await pickPort(4010, [4010], allFreeBut())).toBe(4011);
});

test('the search ends with a message at the highest port', async () => {
  const asked: number[] = [];
  const nothingFree = async (port: number) => {
    asked.push(port);
    return false;
  };
  await expect(pickPort(65530, [], nothingFree)).rejects.toThrow('No free port between 65530 and 65535');
  expect(asked).toEqual([65530, 65531, 65532, 65533, 65534, 65535]);
});

test.each(['127.0.0.1', '0.0.0.0'])('a port in use at %s is not free until it is closed', async (host) => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await portIsFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await portIsFree(port)).toBe(true);
});

test('a server can listen on a port that the system chose', async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(server.address()).toMatchObject({ address: '127.0.0.1', port });
  await new Promise((resolve) => server.close(resolve));
});

test('a port number is parsed from an option', () => {
  expect(parsePort('3000', '--port')).toBe(3000);
});

test.each(['0', '65536', '30x', '', '-1', '4010.5'])(
  '"%s" is refused as a port with the name of the option',
  (text) => {
    expect(() => parsePort(text, '--mock-port')).toThrow(
      `--mock-port takes a port number from 1 to 65535, not "${text}".`,
    );
  },
);
