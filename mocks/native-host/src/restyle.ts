/** Applies the look of the chosen phone to a document: its theme and its safe areas, which a desktop browser lacks. */

/** @param bottom the height of the bottom safe area; CSS px */
export function restyle(doc: Document, theme: 'light' | 'dark', bottom: number): void {
  const look = () => {
    // All style sheets come from the device page's origin, so a script can read them.
    for (const sheet of doc.styleSheets) restyleRules(sheet.cssRules, theme, bottom);
  };
  doc.addEventListener('load', look, true);
  new MutationObserver(look).observe(doc, { childList: true, subtree: true });
  doc.documentElement.style.colorScheme = theme;
}

function restyleRules(rules: CSSRuleList, theme: string, bottom: number): void {
  for (const rule of rules) {
    // Rules are recognised by their fields: `instanceof` fails for the classes of another window.
    const { media, style, cssRules } = rule as CSSMediaRule & CSSStyleRule;
    const wanted = /prefers-color-scheme: (\w+)/.exec(media?.mediaText ?? '')?.[1];
    if (wanted) media.mediaText = wanted === theme ? 'all' : 'not all';
    if (style?.cssText.includes('env(safe-area')) style.cssText = withEdges(style.cssText, bottom);
    if (cssRules) restyleRules(cssRules, theme, bottom);
  }
}

export function withEdges(css: string, bottom: number): string {
  return css.replace(/env\(safe-area-inset-(\w+)\)/g, (_, side) => (side === 'bottom' ? `${bottom}px` : '0px'));
}
