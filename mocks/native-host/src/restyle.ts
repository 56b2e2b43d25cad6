/** Makes a document look as on the phone that was chosen: its theme and its edges, which a desktop browser has not. */

/** @param bottom CSS px that the phone's edge covers */
export function restyle(doc: Document, theme: 'light' | 'dark', bottom: number): void {
  const look = () => {
    // The device page's own server shows every sheet, so all of them can be read.
    for (const sheet of doc.styleSheets) restyleRules(sheet.cssRules, theme, bottom);
  };
  doc.addEventListener('load', look, true);
  new MutationObserver(look).observe(doc, { childList: true, subtree: true });
  doc.documentElement.style.colorScheme = theme;
}

function restyleRules(rules: CSSRuleList, theme: string, bottom: number): void {
  for (const rule of rules) {
    // By their fields: the classes of another window are not ours.
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
