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

/** Applies a look to a document, and to the style sheets that it loads later. @returns changes the theme */
export function applyLook(doc: Document, phone: Look): (theme: Look['theme']) => void {
  const current = { ...phone };
  const known: Known = { scaled: new WeakSet(), media: new WeakMap() };
  const look = () => {
    // All style sheets are from the device page's origin, so a script can read them.
    for (const sheet of doc.styleSheets) restyleRules(sheet.cssRules, current, known);
  };
  const applyTheme = (theme: Look['theme']) => {
    current.theme = theme;
    doc.documentElement.style.colorScheme = theme;
    look();
  };
  doc.addEventListener('load', look, true);
  new MutationObserver(look).observe(doc, { childList: true, subtree: true });
  applyTheme(phone.theme);
  return applyTheme;
}

interface Known {
  /** Rules whose text size is already that of the phone. */
  scaled: WeakSet<CSSRule>;
  /** The conditions of rules for one theme, as the style sheet has them. */
  media: WeakMap<CSSRule, string>;
}

function restyleRules(rules: CSSRuleList, phone: Look, known: Known): void {
  const { theme, bottom, textScale } = phone;
  for (const rule of rules) {
    // Rules are recognised by their fields, because `instanceof` fails for the classes of another window.
    const { media, style, cssRules, selectorText } = rule as CSSMediaRule & CSSStyleRule;
    const condition = known.media.get(rule) ?? media?.mediaText;
    if (condition?.includes('prefers-color-scheme')) {
      known.media.set(rule, condition);
      media.mediaText = withTheme(condition, theme);
    }
    if (style?.cssText.includes('env(safe-area')) style.cssText = withEdges(style.cssText, bottom);
    // The app's lengths depend on the root's font size, as they do when the person enlarges the text.
    if (selectorText === ':root' && style.fontSize && textScale !== 1 && !known.scaled.has(rule)) {
      known.scaled.add(rule);
      style.fontSize = `calc((${style.fontSize}) * ${textScale})`;
    }
    if (cssRules) restyleRules(cssRules, phone, known);
  }
}

/** A media condition in which the part about the theme is decided by the phone; the other parts stay. */
export function withTheme(condition: string, theme: Look['theme']): string {
  return condition.replace(/\(prefers-color-scheme: (\w+)\)/g, (_, wanted) =>
    wanted === theme ? '(min-width: 0px)' : '(max-width: 0px)',
  );
}

export function withEdges(css: string, bottom: number): string {
  return css.replace(/env\(safe-area-inset-(\w+)\)/g, (_, side) => (side === 'bottom' ? `${bottom}px` : '0px'));
}
