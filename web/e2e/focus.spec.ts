import { pressAll } from './support/press.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';
import { goOn, tours, watchScreen } from './support/tour.ts';

test.describe('every button keeps the focus in the visible part of the page', () => {
  for (const { name, stops } of tours()) {
    test(name, async ({ page, open, expectErrors }) => {
      // A command may fail, for example because the test has sent it before.
      expectErrors(/./);
      const untilComplete = watchScreen(page, t('Loading'));
      const pressed = new Set<string>();
      for (const [index, [path, address]] of stops.entries()) {
        await test.step(path, async () => {
          await (index === 0 ? open(address) : goOn(page, address));
          await untilComplete();
          const other = path === '/404' ? '/contact-us' : '/404';
          const found = await pressAll({ page, open, address, other, untilComplete, pressed });
          expect.soft(found, path).toEqual([]);
        });
      }
    });
  }
});
