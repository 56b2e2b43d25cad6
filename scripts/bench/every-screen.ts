import { startMock } from '../../mocks/api/server/server.ts';
import { now } from '../../web/e2e/support/now.ts';
import { prerender } from '../../web/hosting/prerender.ts';
import { screens } from '../../web/screens.ts';
import { launchBrowser, median } from './phone.ts';
import { serve } from './serve.ts';
import { firstVisit, type Seen } from './visits.ts';

/** Pages at a time. More would compete for the processor, and fewer would take ten minutes. */
const atOnce = 3;

/** A first visit of a screen. */
interface Visit extends Seen {
  address: string;
}

/** The figures of all screens; paints are relative to pages that are measured among them. */
export interface EveryScreen {
  /** The largest paint of the slowest screen; the floor page's = 1. */
  paint: number;
  /** The same; the plain list's = 1. */
  paintOfList: number;
  shift: number;
  /** ms */
  blocking: number;
  /** Of the heaviest screen, without pictures. */
  bytes: number;
  /** By figure, the ten worst screens, as lines. */
  worst: Record<string, string[]>;
}

/**
 * Opens each screen once, on a new phone with a slow connection.
 * @param app folder of the built app
 * @param plain folder of the built floor page and the plain list
 */
export async function measureEveryScreen(app: string, plain: string): Promise<EveryScreen> {
  const mock = await startMock({ port: 0, now: () => now });
  await prerender({ site: app, hosts: ['/api'], api: mock.url, keyPrefix: '0:' });
  const servers = [await serve(app, mock.url), await serve(plain, mock.url)] as const;
  const browser = await launchBrowser(servers.map(({ keyHash }) => keyHash));
  try {
    const [own, other] = servers.map(({ url }) => url) as [string, string];
    const floors: number[] = [];
    const lists: number[] = [];
    const visits: Visit[] = [];
    const jobs = Object.values(screens).map((address) => async () => {
      const seen = await firstVisit(browser, own + address).catch((cause) => {
        throw new Error(`${address} did not show its content`, { cause });
      });
      visits.push({ address, ...seen });
    });
    // Among the screens, so that other load on the machine affects all of them.
    for (let index = 0; index < jobs.length; index += 20) {
      jobs.splice(index, 0, async () => {
        floors.push((await firstVisit(browser, `${other}/`)).paint);
        lists.push((await firstVisit(browser, `${other}/list.html`)).paint);
      });
    }
    const runNext = async (): Promise<void> => {
      for (let job = jobs.shift(); job; job = jobs.shift()) await job();
    };
    await Promise.all(Array.from({ length: atOnce }, runNext));
    const [floor, list] = [median(floors), median(lists)];
    const most = (figure: 'paint' | 'shift' | 'blocking' | 'bytes') => Math.max(...visits.map((one) => one[figure]));
    const worst = (figure: 'paint' | 'shift' | 'blocking' | 'bytes', text: (visit: Visit) => string) =>
      [...visits]
        .sort((one, two) => two[figure] - one[figure])
        .slice(0, 10)
        .map((visit) => `${text(visit)}  ${visit.address}`);
    return {
      paint: most('paint') / floor,
      paintOfList: most('paint') / list,
      shift: most('shift'),
      blocking: most('blocking'),
      bytes: most('bytes'),
      worst: {
        'largest paint, × of the floor page': worst('paint', ({ paint }) => (paint / floor).toFixed(2)),
        'layout shift, with what moved most': worst('shift', ({ shift, moved }) => `${shift.toFixed(3)}  ${moved}`),
        'blocking time, ms': worst('blocking', ({ blocking }) => blocking.toFixed(0)),
        'bytes without pictures, kB': worst('bytes', ({ bytes }) => (bytes / 1000).toFixed(1)),
      },
    };
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
    await mock.close();
  }
}
