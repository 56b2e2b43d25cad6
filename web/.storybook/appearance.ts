/** Applies the toolbar's choices to the page of the stories. */
type Globals = Record<string, unknown>;

/** Opens the page again when the toolbar has another language, because the app reads its language once. */
export function openInLanguage({ locale, scheme, product, text }: Globals): void {
  // As in preview-head.html: a language that the page cannot have would open it again and again.
  const language = locale === 'zh-CN' ? 'zh-CN' : 'en';
  if (language === document.documentElement.lang) return;
  const url = new URL(location.href);
  url.searchParams.set('globals', `locale:${language};scheme:${scheme};product:${product};text:${text}`);
  location.replace(url);
}

/** Sets the colours, the product's theme and the size of the text. */
export function applyAppearance({ scheme, product, text }: Globals): void {
  const { dataset, style } = document.documentElement;
  dataset.product = String(product);
  style.fontSize = text === '100' ? '' : `${Number(text) / 10}px`;
  setScheme(scheme === 'dark' ? 'dark' : 'light');
}

/** The rules for light or dark colours, with their conditions. */
const conditions = new Map<CSSMediaRule, string>();

/** Shows light or dark colours whatever the device prefers: it changes the conditions of the style sheets. */
export function setScheme(scheme: 'light' | 'dark'): void {
  document.documentElement.style.colorScheme = scheme;
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      const isNew = rule instanceof CSSMediaRule && !conditions.has(rule);
      if (isNew && rule.conditionText.includes('prefers-color-scheme')) conditions.set(rule, rule.conditionText);
    }
  }
  for (const [{ media }, condition] of conditions) {
    media.mediaText = condition.replace(/\(prefers-color-scheme: (\w+)\)/g, (_, wanted) =>
      wanted === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
    );
  }
}
