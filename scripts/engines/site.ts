/** The app as built for the browser tests, with a mock, and with `page.js` before the app in each document. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startMock } from '../../mocks/api/server/server.ts';
import { builds } from '../../web/e2e/support/builds.ts';
import { now } from '../../web/e2e/support/now.ts';
import { serve } from '../../web/e2e/support/servers.ts';

export interface Site {
  /** URL of the app. */
  url: string;
  /** URL of the mock. */
  mock: string;
  close(): Promise<void>;
}

/** An empty page of the site, where the storage of a new person is prepared. */
export const emptyPage = '/engines.html';

export async function startSite(cache: string): Promise<Site> {
  const [mock, { app }] = await Promise.all([startMock({ port: 0, now: () => now }), builds()]);
  process.env.MOCK_URL = mock.url;
  const folder = join(cache, 'app');
  rmSync(folder, { recursive: true, force: true });
  cpSync(app, folder, { recursive: true });
  cpSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), join(folder, 'engines-axe.js'));
  cpSync(join(import.meta.dirname, 'page.js'), join(folder, 'engines-page.js'));
  writeFileSync(join(folder, emptyPage), '<!doctype html><title>Empty</title>\n');
  const index = join(folder, 'index.html');
  const scripts = `<script src="/engines-axe.js"></script><script src="/engines-page.js" data-now="${now.getTime()}"></script>`;
  writeFileSync(index, readFileSync(index, 'utf8').replace('<head>', `<head>${scripts}`));
  const web = await serve({ root: join(import.meta.dirname, '../../web'), build: { outDir: folder } });
  return {
    url: web.url,
    mock: mock.url,
    close: async () => {
      await web.close();
      await mock.close();
    },
  };
}
