/** The first element that matches, which the generator writes on every page. */
export function get<T extends Element = HTMLElement>(selector: string, within: ParentNode = document): T {
  const found = within.querySelector<T>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

/** A text that this tab keeps over its pages; in memory if the browser keeps none. */
export class Kept {
  private value: string;

  constructor(
    private readonly key: string,
    initial: () => string,
  ) {
    this.value = this.stored() ?? initial();
    this.store();
  }

  get(): string {
    return this.value;
  }

  set(value: string): void {
    this.value = value;
    this.store();
  }

  private stored(): string | null {
    try {
      return sessionStorage.getItem(this.key);
    } catch {
      return null;
    }
  }

  private store(): void {
    try {
      sessionStorage.setItem(this.key, this.value);
    } catch {
      // The value lasts as long as the page.
    }
  }
}

/** Shows JSON with coloured names and values. */
export function showJson(element: Element, text: string): void {
  const parts = text.split(/("(?:[^"\\]|\\.)*"(?:\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?)/);
  element.replaceChildren(
    ...parts.map((part, index) => {
      if (index % 2 === 0) return part;
      const span = document.createElement('span');
      span.className = part.endsWith(':') ? 'hljs-attr' : part.startsWith('"') ? 'hljs-string' : 'hljs-number';
      span.textContent = part;
      return span;
    }),
  );
}
