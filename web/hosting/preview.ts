import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { previewFile } from './previews.ts';

/**
 * Makes the preview server follow the rules of a host, so that tests cover them: a health check, 404 for missing files
 * instead of the start page, headers on replies of every status, and cache times.
 */
export function hostRules(): Plugin {
  return {
    name: 'host-rules',
    configurePreviewServer({ config, middlewares }) {
      const site = resolve(config.root, config.build.outDir);
      middlewares.use((request, response, next) => {
        const path = request.url?.replace(/\?.*/, '') ?? '/';
        if (path.startsWith('/api/')) return next();
        const headers = { ...config.preview.headers, Vary: 'Accept-Encoding' };
        for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
        const answer = (status: number, text: string) =>
          response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end(text);
        if (path === '/healthz') return answer(200, 'ok\n');
        const isOfRelease = path.startsWith('/assets/');
        const isHidden = /\/\.|\.(br|gz)$/.test(path);
        const isFile = isOfRelease || /\.[^/]*$/.test(path);
        const exists = !path.endsWith('/') && existsSync(resolve(site, `.${path}`));
        if (isHidden || (isFile && !exists)) return answer(404, '404\n');
        response.setHeader('Cache-Control', isOfRelease ? 'public, max-age=31536000, immutable' : 'no-cache');
        const preview = previewFile(path);
        if (existsSync(resolve(site, preview))) request.url = `/${preview}`;
        next();
      });
    },
  };
}
