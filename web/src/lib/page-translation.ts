/**
 * Makes React work while a browser translates the page. The translator replaces text nodes with `<font>` elements, but
 * React continues to change, move and remove the text nodes: it throws, or changes a node that is not in the page. This
 * file redirects React's operations to the element that replaces the text, and puts a changed text back into the page,
 * where the translator finds it.
 */

/** The elements that replace texts. */
const translations = new WeakMap<Node, Element>();

/** Observes the translator. Call it before React renders. */
export function followPageTranslation(page: Node): void {
  const observer = new MutationObserver((records) => {
    const added = new Set<Node>();
    for (const record of records) {
      if (record.type === 'characterData') {
        if (translations.has(record.target)) putBack(record.target as Text);
        continue;
      }
      for (const node of record.addedNodes) if (node.nodeName === 'FONT') added.add(node);
      for (const text of record.removedNodes) {
        const stand = [record.addedNodes[0], record.previousSibling, record.nextSibling].find(
          (node) => node && added.has(node),
        );
        if (!(text instanceof Text) || !stand || text.isConnected) continue;
        added.delete(stand);
        translations.set(text, stand as Element);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(page, { childList: true, subtree: true });

  const { appendChild, insertBefore, removeChild } = Node.prototype;
  /** Returns the node that replaces a text in a parent. */
  const inPlace = <Kind extends Node | null>(parent: Node, node: Kind): Kind => {
    const translation = node && translations.get(node);
    return translation?.parentNode === parent ? (translation as unknown as Kind) : node;
  };
  /** Removes the replacement of a text that moves. */
  const leave = (node: Node) => {
    translations.get(node)?.remove();
    translations.delete(node);
  };
  Node.prototype.appendChild = function <Kind extends Node>(this: Node, node: Kind) {
    leave(node);
    return appendChild.call(this, node) as Kind;
  };
  Node.prototype.insertBefore = function <Kind extends Node>(this: Node, node: Kind, before: Node | null) {
    leave(node);
    return insertBefore.call(this, node, inPlace(this, before)) as Kind;
  };
  Node.prototype.removeChild = function <Kind extends Node>(this: Node, node: Kind) {
    removeChild.call(this, inPlace(this, node));
    return node;
  };
}

function putBack(text: Text): void {
  translations.get(text)?.replaceWith(text);
  translations.delete(text);
}
