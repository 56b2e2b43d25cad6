import { get, Kept } from './dom.ts';
import { fill, MOCK, type Reader } from './fill.ts';

const newToken = () => `docs-${crypto.getRandomValues(new Uint32Array(2)).join('').slice(0, 12)}`;

const mock = new Kept('docs.mock', () => {
  const { mock: path } = document.body.dataset;
  if (path !== undefined) return location.origin + path;
  // The mock serves the site below /__docs/.
  return location.pathname.startsWith('/__docs/') ? location.origin : MOCK;
});
const token = new Kept('docs.token', newToken);

/** The reader's mock and world. */
export const reader = (): Reader => ({ mock: mock.get(), token: token.get(), now: Date.now() });

/** Puts the reader's values into all samples, again after each change. */
export function showReader(): void {
  const samples = [...document.querySelectorAll('.sample')].flatMap((sample) => {
    const texts: { node: Text; text: string }[] = [];
    const walker = document.createTreeWalker(sample, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      texts.push({ node: node as Text, text: node.nodeValue ?? '' });
    }
    return texts;
  });
  const show = () => {
    for (const { node, text } of samples) node.nodeValue = fill(text, reader());
    get('#reader-mock').textContent = mock.get().replace(/^https?:\/\//, '');
  };

  const dialog = get<HTMLDialogElement>('#reader-dialog');
  const address = get<HTMLInputElement>('#reader-address');
  const tokenField = get<HTMLInputElement>('#reader-token');
  get('#reader').addEventListener('click', () => {
    address.value = mock.get();
    tokenField.value = token.get();
    dialog.returnValue = '';
    dialog.showModal();
  });
  get('#reader-new').addEventListener('click', () => {
    tokenField.value = newToken();
  });
  dialog.addEventListener('close', () => {
    // Escape keeps the old values.
    if (dialog.returnValue !== 'done') return;
    mock.set(address.value.replace(/\/+$/, ''));
    token.set(tokenField.value);
    show();
  });
  show();
}
