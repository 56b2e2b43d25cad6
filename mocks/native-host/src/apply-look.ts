/**
 * Applies the appearance of the chosen phone to a document: its theme, text size and safe areas, which a desktop browser
 * lacks.
 */

interface Look {
  theme: 'light' | 'dark';
  /** The height of the bottom safe area; CSS px. */
  bottom: number;
  /** The factor of the text size. */
  textScale: number;
}

export function applyLook(doc: Document, phone: Look): void {
  const { theme } = phone;
  const scaled = new WeakSet<CSSRule>();
  const look = () => {
    // All style sheets are from the device page's origin, so a script can read them.
    for (const sheet of doc.styleSheets) restyleRules(sheet.cssRules, phone, scaled);
  };
  doc.addEventListener('load', look, true);
  new MutationObserver(look).observe(doc, { childList: true, subtree: true });
  doc.documentElement.style.colorScheme = theme;
}

function restyleRules(rules: CSSRuleList, phone: Look, scaled: WeakSet<CSSRule>): void {
  const { theme, bottom, textScale } = phone;
  for (const rule of rules) {
    // Rules are recognised by their fields, because `instanceof` fails for the classes of another window.
    const { media, style, cssRules, selectorText } = rule as CSSMediaRule & CSSStyleRule;
    const wanted = /prefers-color-scheme: (\w+)/.exec(media?.mediaText ?? '')?.[1];
    if (wanted) media.mediaText = wanted === theme ? 'all' : 'not all';
    if (style?.cssText.includes('env(safe-area')) style.cssText = withEdges(style.cssText, bottom);
    // The app's lengths depend on the root's font size, as they do when the person enlarges the text.
    if (selectorText === ':root' && style.fontSize && textScale !== 1 && !scaled.has(rule)) {
      scaled.add(rule);
      style.fontSize = `calc((${style.fontSize}) * ${textScale})`;
    }
    if (cssRules) restyleRules(cssRules, phone, scaled);
  }
}

export function withEdges(css: string, bottom: number): string {
  return css.replace(/env\(safe-area-inset-(\w+)\)/g, (_, side) => (side === 'bottom' ? `${bottom}px` : '0px'));
}
