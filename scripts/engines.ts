/**
 * npm run engines                           opens all screens and walks five journeys in three engines
 * npm run engines -- --engine webkit        in one of them: chromium-88, webkit, chromium
 * npm run engines -- /purine '/food-app'    opens these addresses alone, and walks no journey
 * npm run engines -- --journeys             walks the journeys alone
 * It fetches its browsers into .cache/engines, and writes its pictures and findings to .cache/engines/pictures/index.html. The exit
 * code is 1 if it found an error, a blank screen, or one that overflows.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from '../web/screens.ts';
import { openChromium } from './engines/chromium.ts';
import { openChromium88 } from './engines/chromium-88.ts';
import type { Engine } from './engines/engine.ts';
import { journeys } from './engines/journeys.ts';
import { pictureName, type Result, writeReport } from './engines/report.ts';
import { startSite } from './engines/site.ts';
import { Visit } from './engines/visit.ts';
import { openWebKit } from './engines/webkit.ts';
import { readArguments, refuseArguments } from './lib/arguments.ts';

const engines: Record<string, (cache: string) => Promise<Engine>> = {
  'chromium-88': openChromium88,
  webkit: openWebKit,
  chromium: openChromium,
};

/** Time limit of a screen, a journey or the start of a browser, ms; the first start downloads the browser. */
const limit = 180_000;

const { values, positionals } = readArguments(
  import.meta.filename,
  { engine: { type: 'string', multiple: true }, journeys: { type: 'boolean' } },
  true,
);
const chosen = values.engine ?? Object.keys(engines);
const unknown = chosen.filter((name) => !(name in engines));
if (unknown.length > 0) {
  refuseArguments(`--engine takes ${Object.keys(engines).join(', ')}, not ${unknown.join(', ')}`);
}
const addresses = values.journeys ? [] : positionals.length > 0 ? positionals : Object.values(screens);
const walks = positionals.length > 0 ? [] : journeys;

const cache = join(import.meta.dirname, '../.cache/engines');
const pictures = join(cache, 'pictures');
mkdirSync(cache, { recursive: true });
const site = await startSite(cache);
const results = new Map<string, Result[]>();
for (const name of chosen) {
  const begin = Date.now();
  const folder = join(pictures, name);
  mkdirSync(folder, { recursive: true });
  const found: Result[] = [];
  results.set(name, found);
  let engine = await start(name);
  console.log(`${name}: ${engine.label}`);

  /** Runs `act` in the engine as a new person or a guest, and adds the findings with a picture of the final screen. */
  async function examine(title: string, userToken: string | undefined, act: (visit: Visit) => Promise<void>) {
    const visit = new Visit(engine, site);
    const findings: string[] = [];
    let height = 0;
    try {
      await withinLimit(visit.begin(userToken).then(() => act(visit)));
    } catch (error) {
      findings.push(String(error));
    }
    try {
      findings.push(...(await withinLimit(visit.findings())));
      height = await visit.height();
      writeFileSync(join(folder, pictureName(title)), await withinLimit(engine.picture()));
    } catch (error) {
      findings.push(`The browser does not answer: ${error}`);
      await engine.close();
      engine = await start(name);
    }
    found.push({ name: title, findings, height });
    for (const text of findings) console.log(`  ${title}: ${text}`);
  }

  for (const address of addresses) await examine(address, `engines-${name}`, (visit) => visit.open(address));
  for (const [index, { name: title, guest, walk }] of walks.entries()) {
    await examine(title, guest ? undefined : `engines-${name}-${index}`, walk);
  }
  await engine.close();
  console.log(`  ${found.length} examined in ${Math.round((Date.now() - begin) / 1_000)} s`);
}
await site.close();
const wrong = [...results.values()].flat().filter(({ findings }) => findings.length > 0).length;
console.log(`${wrong === 0 ? 'Nothing found' : `${wrong} with findings`}: ${writeReport(pictures, results)}`);
process.exit(wrong === 0 ? 0 : 1);

/** Starts an engine; an old browser that hangs is started up to three times. */
async function start(name: string): Promise<Engine> {
  const open = engines[name] as (cache: string) => Promise<Engine>;
  for (let tries = 1; ; tries += 1) {
    try {
      return await withinLimit(open(cache));
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}

/** Rejects if a browser hangs. */
async function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took over ${limit / 1_000} s`)), limit);
  });
  return Promise.race([work, stuck]).finally(() => clearTimeout(timer));
}
