import { Kept } from './dom.ts';

const chosen = new Kept('docs.sample', () => 'SDK');

/** Shows the samples of one kind at all calls. */
function show(label: string): void {
  for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]')) {
    const isChosen = tab.dataset.sample === label;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', !isChosen);
  }
}

/** Lets the reader choose the kind of samples once for all calls. */
export function showTabs(): void {
  for (const list of document.querySelectorAll('[role=tablist]')) {
    const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
    const choose = (tab: HTMLElement | undefined) => {
      if (!tab?.dataset.sample) return;
      // The page keeps its place, although samples above change their height.
      const { top } = list.getBoundingClientRect();
      show(tab.dataset.sample);
      scrollBy(0, list.getBoundingClientRect().top - top);
      chosen.set(tab.dataset.sample);
      tab.focus({ preventScroll: true });
    };
    for (const [index, tab] of tabs.entries()) {
      tab.addEventListener('click', () => choose(tab));
      tab.addEventListener('keydown', ({ key }) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
        if (step) choose(tabs.at((index + step) % tabs.length));
      });
    }
  }
  if (chosen.get() !== 'SDK') show(chosen.get());
}

/** Adds a button to each block of code that copies it. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll('.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    const show = (text: string) => {
      button.textContent = text;
    };
    show('Copy');
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(block.querySelector('pre')?.textContent ?? '').then(
        () => show('Copied'),
        () => show('Not permitted'),
      );
      setTimeout(() => show('Copy'), 2000);
    });
    block.append(button);
  }
}
