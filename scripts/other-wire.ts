/**
 * npm run release -- other-wire                    opens every screen and walks three journeys in a copy of the repository in
 *                                                  which other data travels: another envelope, other pages, moments, days and
 *                                                  ids, and yuan. Takes minutes
 * npm run release -- other-wire web/e2e/x.spec.ts  runs these tests instead; further arguments go to Playwright
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { showHelpIfAsked } from './lib/arguments.ts';
import { copyRepository } from './lib/repository-copy.ts';
import { EDITS } from './other-wire/edits.ts';

showHelpIfAsked(import.meta.filename);
const given = process.argv.slice(2);
/** The sweep of all screens in one language, and the journeys, which read amounts, days and states from the screens. */
const walk = ['screens', 'income-journey', 'execution-plan-journey', 'refund-journey'].map(
  (name) => `web/e2e/${name}.spec.ts`,
);
const tests = given.length > 0 ? given : [...walk, '--grep-invert', 'zh-CN'];
const { root, run, remove } = await copyRepository(join(import.meta.dirname, '..'));

try {
  for (const [file, edit] of Object.entries(EDITS)) {
    const path = join(root, 'openapi', file);
    await writeFile(path, edit(await readFile(path, 'utf8')));
  }
  process.exitCode =
    (await run('npm', 'run', 'generate')) ||
    (await run('npx', 'playwright', 'test', '--config', 'web/playwright.config.ts', ...tests));
} finally {
  await remove();
}
