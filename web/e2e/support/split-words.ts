import type { Page } from '@playwright/test';

/**
 * Returns the words that a line break splits: "Accep/t", "5.3/%". Long words may be split, because they can be wider than
 * the screen.
 * @param longest maximum length of a word that must not be split
 */
export const splitWords = (page: Page, longest = 10): Promise<string[]> =>
  page.evaluate((longest) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden, svg')) continue;
      // Chinese may break between any two characters.
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{Script=Latin}\p{N}.,:%+−]{2,}/gu)) {
        if (word.length > longest) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(word);
      }
    }
    return [...found];
  }, longest);
