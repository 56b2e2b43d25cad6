import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runCommand } from '../contract/command.ts';
import type { OperationResult } from '../contract/model.ts';
import { type Document, readOperations } from '../contract/operations.ts';
import type { Report } from '../contract/report.ts';

export const bundle: Document = JSON.parse(
  readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
);

/** What a server of the tests answers; `null` is no answer at all. */
export interface Planted {
  status?: number;
  headers?: Record<string, string>;
  body: string;
}
export type Plant = (example: Envelope, request: Received) => Planted | Envelope | null;

export interface Envelope {
  success?: unknown;
  msg?: unknown;
  data?: unknown;
}
export interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** A server that answers every call with its first example, but for the operations where something else is planted. */
export async function startServer(plants: Record<string, Plant> = {}) {
  const byPath = new Map(Object.entries(plants).map(([id, plant]) => [pathOf(id), plant]));
  const received: Received[] = [];
  const server = createServer((message, response) => {
    const { method = '', url = '', headers } = message;
    const request = { method, url, headers };
    received.push(request);
    message.resume();
    const path = url.replace(/\?.*/, '');
    const example = firstExample(path);
    const planted = byPath.get(path)?.(structuredClone(example), request);
    if (planted === null) return;
    const reply = planted && 'body' in planted ? planted : { body: JSON.stringify(planted ?? example) };
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    response.end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const operations = readOperations(bundle);

function pathOf(id: string): string {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`The description has no ${id}`);
  return operation.path;
}

function firstExample(path: string): Envelope {
  const item = bundle.paths[path];
  const response = lookUp((item?.get ?? item?.post)?.responses['200']);
  const [example] = Object.values(lookUp(response)?.content?.['application/json']?.examples ?? {});
  return (lookUp(example)?.value ?? { success: false, msg: 'No such path' }) as Envelope;
}

function lookUp<T extends { $ref?: string }>(node: T | undefined): T | undefined {
  const steps = node?.$ref?.slice(2).split('/');
  return steps ? steps.reduce<never>((at, name) => at[name] as never, bundle as never) : node;
}

/** The command as a person runs it, with all that it writes. */
export async function contract(...argv: string[]) {
  let out = '';
  let err = '';
  const exitCode = await runCommand(argv, {
    bundle,
    env: {},
    live: false,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { exitCode, out, err };
}

export async function contractReport(...argv: string[]): Promise<Report> {
  return JSON.parse((await contract(...argv, '--json')).out);
}

export function resultOf({ operations }: Report, id: string): OperationResult {
  const found = operations.find(({ operation }) => operation === id);
  if (!found) throw new Error(`${id} is not in the report`);
  return found;
}
