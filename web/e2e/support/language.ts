import { expect, type Page } from '@playwright/test';

/**
 * Asserts that an English page marks each Chinese text with `lang`, also the names that people typed, so that screen readers
 * change their voice and browsers offer to translate it. The initials of a picture, which are not read, are ignored.
 */
export async function expectMarkedChinese(page: Page): Promise<void> {
  expect(await unmarkedChinese(page)).toEqual([]);
}

/** The visible Chinese texts whose element has no Chinese `lang`. */
const unmarkedChinese = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      if (!/[\p{Script=Han}，。、；：？！（）《》]/u.test(text)) continue;
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('[aria-hidden="true"]')) continue;
      if (!parent.closest('[lang]')?.getAttribute('lang')?.startsWith('zh')) found.push(text);
    }
    return found;
  });

/**
 * Asserts that a Chinese page shows no English text, in its elements and in the attributes that people read. A text counts if it has
 * two English words side by side, so names of units and products pass. Elements that are marked as English are ignored, as are a `bdi`
 * and `dir="auto"`.
 */
export async function expectNoEnglish(page: Page): Promise<void> {
  expect(await englishTexts(page)).toEqual([]);
}

const englishTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Two products and a guideline have no Chinese name.
    const names = /App Store|Health Connect|NICE NG\d+/g;
    const isEnglish = (text: string) => /[A-Za-z]{3,}[ ,.:]+[A-Za-z]{2,}/.test(text.replace(names, ''));
    const isExempt = (element: Element) => element.closest('bdi, [dir="auto"], [lang="en"], script, style') !== null;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const parent = node.parentElement;
      if (isEnglish(text) && parent?.checkVisibility() && !isExempt(parent)) found.push(text);
    }
    const attributes = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];
    for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
      for (const name of attributes) {
        const text = element.getAttribute(name) ?? '';
        if (isEnglish(text) && !isExempt(element)) found.push(`${name}: ${text}`);
      }
    }
    return found;
  });

/** Asserts that no space follows a Chinese punctuation mark: the mark already contains it. */
export async function expectNoDoubleSpaces(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text.match(/.{0,20}[，。：；！？] .{0,20}/g) ?? []).toEqual([]);
}
