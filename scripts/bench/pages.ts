import { join } from 'node:path';
import { startMock } from '../../mocks/api/server/server.ts';
import { now } from '../../web/e2e/support/now.ts';
import { prerender } from '../../web/hosting/prerender.ts';
import { buildKit } from '../lib/build-app.ts';
import { measureLongList, measureMeals, measureTyping } from './lists.ts';
import { measureListMemory, measureWalkMemory } from './page-memory.ts';
import { launchBrowser } from './phone.ts';
import { serve } from './serve.ts';
import { measureVisits, screens } from './visits.ts';

/**
 * Measures the app in Chromium at the speed of a cheap phone, with the mock.
 * @param app folder of the built app
 * @param floor folder of the built floor page
 */
export async function measurePages(app: string, floor: string) {
  const mock = await startMock({ port: 0, now: () => now });
  const paths = Object.values(screens).map((address) => new URL(address, 'https://app.example').pathname);
  await prerender({ site: app, hosts: ['/api'], api: mock.url, keyPrefix: '0:', paths });
  const kit = join(app, '../kit');
  await buildKit(kit);
  const servers = [await serve(app, mock.url), await serve(floor), await serve(kit)] as const;
  const browser = await launchBrowser(servers.map(({ keyHash }) => keyHash));
  try {
    const [appUrl, floorUrl, kitUrl] = servers.map(({ url }) => url) as [string, string, string];
    return {
      visits: await measureVisits(browser, appUrl, floorUrl),
      keystroke: await measureTyping(browser, servers[0]),
      longList: await measureLongList(browser, servers[0]),
      meals: await measureMeals(browser, appUrl),
      listMemory: await measureListMemory(browser, kitUrl),
      walkMemory: await measureWalkMemory(servers[0]),
    };
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
    await mock.close();
  }
}
