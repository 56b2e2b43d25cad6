import type { Page } from '@playwright/test';

/** Returns the words of a page that a line break splits: "Accep/t", "5.3/%". */
export const splitWords = (page: Page): Promise<string[]> => page.evaluate(findSplitWords);

/** Long words may be split, because they can be wider than the screen. It runs in a page. */
export function findSplitWords(): string[] {
  const longest = 10;
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
}
