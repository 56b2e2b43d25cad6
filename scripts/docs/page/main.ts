/** The script of every page of the site. */
import { get } from './dom.ts';
import { showReader } from './reader.ts';
import { showReplies } from './replies.ts';
import { addCopyButtons, showTabs } from './samples.ts';
import { showSearch } from './search-box.ts';

showReader();
showTabs();
addCopyButtons();
showReplies();
showSearch(document.body.dataset.base ?? '');

// The menu of a narrow window.
const menu = get('#menu');
menu.addEventListener('click', () => {
  const isOpen = document.body.classList.toggle('menu-open');
  menu.ariaExpanded = String(isOpen);
});
document.querySelector('#nav [aria-current]')?.scrollIntoView({ block: 'nearest' });
