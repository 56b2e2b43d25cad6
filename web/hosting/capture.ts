/* Runs in the page that `prerender.ts` has opened: reads its content as static HTML. */

import { placeholder } from '../src/lib/loading/page-events.ts';

/** The content of a page without its behaviour. */
export interface Captured {
  html: string;
  /** The rules that apply to the content. */
  css: string;
  title: string;
  /** Whether nothing was loading any more. */
  isLoaded: boolean;
}

/** React's ids, which also name groups of radio buttons. */
const reactId = /_r_\w+_/g;

/** Pictures of the page's memory do not exist in another page. */
const isLocal = (element: Element) => element.getAttribute('src')?.startsWith('blob:');

export function capture(): Captured {
  const root = document.getElementById('root') as HTMLElement;
  const copy = root.cloneNode(true) as HTMLElement;
  const ids = new Map<string, string>();
  for (const element of copy.querySelectorAll('*')) {
    if (element.matches('script, canvas, video, dialog, template') || isLocal(element)) element.remove();
    // Differs from the ids of the app, which renders beside the content, and depends only on their order.
    for (const { name, value } of element.attributes) {
      const renamed = value.replace(reactId, (id) => {
        const known = ids.get(id) ?? `pre-${ids.size}`;
        ids.set(id, known);
        return known;
      });
      if (renamed !== value) element.setAttribute(name, renamed);
    }
    // The policy of the host forbids styles in markup.
    const style = element.getAttribute('style');
    if (style) element.setAttribute('data-style', style);
    element.removeAttribute('style');
    element.removeAttribute('data-opened');
  }
  return {
    html: copy.innerHTML,
    css: [...document.styleSheets].flatMap((sheet) => (sheet.href ? rulesOf(sheet.cssRules, root) : [])).join('\n'),
    title: document.title,
    isLoaded: root.querySelector('main') !== null && !root.querySelector(placeholder),
  };
}

/** The rules that apply to an element of the page or could apply in another state of it. */
function rulesOf(rules: CSSRuleList, root: HTMLElement): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return applies(rule.selectorText, root) ? [rule.cssText] : [];
    if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) {
      const inner = rulesOf(rule.cssRules, root);
      const name = rule instanceof CSSMediaRule ? '@media' : '@supports';
      return inner.length > 0 ? [`${name} ${rule.conditionText}{${inner.join('')}}`] : [];
    }
    return [rule.cssText];
  });
}

/** Ignores states, and attributes of the whole page, which depend on the device. */
function applies(selector: string, root: HTMLElement): boolean {
  const stateless = selector
    .replace(/:not\(:(?!is|where|has|root|nth|first|last|only|empty)[\w-]+\)/g, '')
    .replace(/::?(?!not|is|where|has|root|nth|first|last|only|empty)[\w-]+(\([^)]*\))?/g, ':is(*)')
    .replace(/:root(\[[^\]]*\])*/g, ':root');
  try {
    return document.querySelector(stateless) !== null || root.matches(stateless);
  } catch {
    return true;
  }
}
