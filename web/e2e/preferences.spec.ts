/** Screens for people who ask for more contrast or zoom in. Colours and bars come from the kit, so a sample of screens shows them. */
import { screens } from '../screens.ts';
import { expectMoreContrast } from './support/accessibility.ts';
import { expectBarsScrollAway } from './support/layout.ts';
import { test } from './support/test.ts';
import { t } from './support/texts.ts';
import { goOn, tours, watchScreen } from './support/tour.ts';

const sample = process.env.FULL_MATRIX ? 1 : 3;
const sampled = new Set(Object.keys(screens).filter((_, index) => index % sample === 0));

for (const { name, stops } of tours((path) => sampled.has(path))) {
  test(`more contrast and 400 % zoom: ${name}`, async ({ page, open }) => {
    const untilComplete = watchScreen(page, t('Loading'));
    for (const [index, [path, address]] of stops.entries()) {
      await test.step(path, async () => {
        await (index === 0 ? open(address) : goOn(page, address));
        await untilComplete();
        await expectBarsScrollAway(page);
        await expectMoreContrast(page);
      });
    }
  });
}
