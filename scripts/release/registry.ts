import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestListener } from '../lib/request-listener.ts';

interface Published {
  versions: Record<string, { dist: { tarball: string } }>;
  'dist-tags': Record<string, string>;
  _attachments?: Record<string, { data: string }>;
}

/** An in-memory package registry that supports what npm needs to publish, view and install a package. */
export interface Registry {
  url: string;
  close(): Promise<void>;
}

export async function startRegistry(): Promise<Registry> {
  const packages = new Map<string, Published>();
  const archives = new Map<string, Buffer>();

  const server = createServer(
    requestListener<IncomingMessage, ServerResponse>(async (request, response) => {
      const answer = (status: number, body: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      };
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://registry').pathname.slice(1));
      const archive = archives.get(path);
      if (request.method === 'GET' && archive) return void response.end(archive);
      const known = packages.get(path);
      if (request.method === 'GET') return answer(known ? 200 : 404, known ?? { error: 'not found' });
      if (request.method !== 'PUT') return answer(405, { error: 'method not allowed' });

      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { _attachments = {}, ...given } = JSON.parse(Buffer.concat(chunks).toString()) as Published;
      const again = Object.keys(given.versions).find((version) => known?.versions[version]);
      if (again) return answer(403, { error: `${path}@${again} is already published` });
      for (const [name, { data }] of Object.entries(_attachments)) {
        archives.set(`${path}/-/${name}`, Buffer.from(data, 'base64'));
        for (const version of Object.values(given.versions)) version.dist.tarball = `${url}/${path}/-/${name}`;
      }
      packages.set(path, {
        ...given,
        versions: { ...known?.versions, ...given.versions },
        'dist-tags': { ...known?.['dist-tags'], ...given['dist-tags'] },
      });
      answer(201, { ok: true });
    }),
  );

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
