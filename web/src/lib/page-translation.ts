/**
 * Lets a browser translate the page. Its translator puts `<font>` elements in the place of text nodes that React goes on to change,
 * move and remove: React then fails, or changes a node that nobody sees. Here, what React does to such a node happens to the
 * element in its place, and a changed text returns to the page, where the translator finds it.
 */

/** The elements in the place of texts. */
const translations = new WeakMap<Node, Element>();

/** Follows the translator in the page. It must run before React renders what may change. */
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
  /** The node in the place of a text, in a parent. */
  const inPlace = <Kind extends Node | null>(parent: Node, node: Kind): Kind => {
    const translation = node && translations.get(node);
    return translation?.parentNode === parent ? (translation as unknown as Kind) : node;
  };
  /** A text that moves leaves nothing behind. */
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
