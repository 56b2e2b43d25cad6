import { get } from './dom.ts';
import { type Entry, find } from './search.ts';

/**
 * Lets the reader search by mouse and keyboard.
 * @param base the address of the root of the site, relative to the page
 */
export function showSearch(base: string): void {
  const search = get<HTMLInputElement>('#search');
  const list = get('#found');
  const count = get('#found-count');
  const options = () => [...list.children] as HTMLElement[];
  let index: Promise<Entry[]> | undefined;
  let active = -1;

  /** The entries; a failed attempt is repeated. */
  const load = (): Promise<Entry[]> => {
    index ??= fetch(`${base}search.json`)
      .then((response) => response.json() as Promise<Entry[]>)
      .catch((error: unknown) => {
        index = undefined;
        throw error;
      });
    return index;
  };
  const activate = (position: number) => {
    active = position;
    for (const [at, option] of options().entries()) option.ariaSelected = String(at === active);
    if (active < 0) return search.removeAttribute('aria-activedescendant');
    options()[active]?.scrollIntoView({ block: 'nearest' });
    search.setAttribute('aria-activedescendant', `found-${active}`);
  };
  const expand = (isOpen: boolean) => {
    list.hidden = !isOpen;
    search.ariaExpanded = String(isOpen);
  };
  const close = () => {
    expand(false);
    activate(-1);
    say('', false);
  };
  const say = (text: string, isVisible: boolean) => {
    count.textContent = text;
    count.classList.toggle('unseen', !isVisible);
  };

  async function show(): Promise<void> {
    const query = search.value;
    const found = find(await load(), query);
    if (query !== search.value) return;
    list.replaceChildren(
      ...found.map(({ title, about, address }, position) => {
        const option = document.createElement('div');
        option.role = 'option';
        option.id = `found-${position}`;
        option.dataset.address = base + address;
        option.append(title, Object.assign(document.createElement('span'), { textContent: about }));
        return option;
      }),
    );
    activate(-1);
    expand(found.length > 0);
    if (query.trim() === '') say('', false);
    else if (found.length > 0) say(`${found.length} results`, false);
    else say(`Nothing for “${query}”`, true);
  }
  const open = (option: HTMLElement | null | undefined) => {
    if (option?.dataset.address === undefined) return;
    close();
    location.href = option.dataset.address;
  };

  search.addEventListener('input', () => {
    void show().catch(() => say('The search could not be loaded.', true));
  });
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    if (list.hidden) return;
    const { length } = options();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      activate(active < 0 && step < 0 ? length - 1 : (active + step + length) % length);
    }
    if (event.key === 'Enter') open(options()[Math.max(active, 0)]);
  });
  search.addEventListener('blur', close);
  // A press on a result would take the focus away before its click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => open((target as Element).closest<HTMLElement>('[role=option]')));
  addEventListener('keydown', (event) => {
    const isTyping = (event.target as Element).matches('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    search.focus();
  });
}
