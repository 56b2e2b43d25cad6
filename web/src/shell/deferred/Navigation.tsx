import { Trans, useLingui } from '@lingui/react/macro';
import Keyboard from 'lucide-react/icons/keyboard';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Search from 'lucide-react/icons/search';
import { useContext, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useMediaQuery } from '#lib/hooks/useMediaQuery.ts';
import { matchPath, type Path } from '#lib/path.ts';
import { track } from '#platform/analytics/analytics.ts';
import { DirectoryContext } from '#platform/routing/home-directory.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { homeOf, product } from '#platform/routing/product.ts';
import { showToast } from '#ui/feedback/toast.ts';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import { ContextMenu } from '#ui/overlay/ContextMenu.tsx';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import { useDeferred } from '../useDeferred.ts';
import styles from './Navigation.module.css';
import { places } from './places.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { sectionOf } from './section-of.ts';
import { usePaletteKeys, useShortcuts } from './useShortcuts.ts';

const home = homeOf(product);
const allFunctions = `${home}?all=1` as Path;
// As in `tokens.css`.
const large = matchMedia('(min-width: 72em)');

const loadPalette = async () => (await import('./CommandPalette.tsx')).CommandPalette;

/** Keys of the command palette, as assistive technology reads them. */
const paletteKeys = ['Control+K', 'Meta+K'].join(' ');

/**
 * Links to the most important screens beside the content: a rail of icons with short labels, or in a large window a column
 * of titles. With keyboard shortcuts, the command palette and the context menu of rows.
 */
export function Navigation() {
  const { t, i18n } = useLingui();
  const [pathname] = useLocation();
  const query = useSearch();
  const directory = useContext(DirectoryContext);
  const [helping, setHelping] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const search = () => setSearching(true);
  const isLarge = useMediaQuery(large);
  const here = places[product];
  const screen = directory.find(({ path }) => matchPath(path, pathname));
  const isListing = screen?.path === home && new URLSearchParams(query).has('all');
  const page = isListing ? undefined : here.find(({ path }) => path === screen?.path)?.path;
  const section = page || isListing || !screen ? undefined : sectionOf(here, directory, screen);
  const entries = here.flatMap(({ path, icon, label }) => {
    const entry = directory.find((one) => one.path === path);
    const current: 'page' | 'true' | undefined = path === page ? 'page' : path === section ? 'true' : undefined;
    return entry ? [{ href: pathTo(path), current, icon, label: i18n._(label), title: i18n._(entry.title) }] : [];
  });
  const [on, setOn] = useShortcuts({
    '?': () => setHelping(true),
    a: () => navigate(allFunctions),
    '/': () => {
      const field = document.querySelector<HTMLElement>('main input[type="search"]');
      if (field) field.focus();
      else search();
    },
    ...Object.fromEntries(entries.map(({ href }, index) => [String(index + 1), () => navigate(href)])),
  });
  usePaletteKeys(search);
  const CommandPalette = useDeferred(loadPalette, isSearching, () => {
    setSearching(false);
    track('palette.failed');
    showToast(t`The search could not be opened. Try again.`);
  });
  return (
    <>
      <nav className={styles.nav} aria-label={t`Places of the app`}>
        <ul className={layout.stack1}>
          <li>
            <UnstyledButton
              className={styles.place}
              aria-label={t`Search everything`}
              aria-haspopup="dialog"
              aria-keyshortcuts={paletteKeys}
              onClick={search}
            >
              <Search aria-hidden="true" size="2.2rem" />
              <Trans context="place">Search</Trans>
            </UnstyledButton>
          </li>
          {entries.map(({ href, current, icon: Icon, label, title }) => (
            <li key={href}>
              <Link href={href} className={styles.place} aria-current={current}>
                <Icon aria-hidden="true" size="2.2rem" />
                {isLarge ? title : label}
              </Link>
            </li>
          ))}
          <li>
            <Link
              href={allFunctions}
              className={styles.place}
              aria-current={isListing ? 'page' : section === 'all' ? 'true' : undefined}
            >
              <LayoutGrid aria-hidden="true" size="2.2rem" />
              {isLarge ? <Trans>All features</Trans> : <Trans context="place">All</Trans>}
            </Link>
          </li>
        </ul>
        <UnstyledButton className={styles.help} aria-haspopup="dialog" onClick={() => setHelping(true)}>
          <Keyboard aria-hidden="true" size="1.8rem" />
          {isLarge ? <Trans>Keyboard shortcuts</Trans> : <Trans context="place">Shortcuts</Trans>}
        </UnstyledButton>
      </nav>
      <Shortcuts
        open={helping}
        onClose={() => setHelping(false)}
        places={entries.map(({ title }) => title)}
        on={on}
        onChange={setOn}
      />
      <ContextMenu />
      {CommandPalette && <CommandPalette onClose={() => setSearching(false)} />}
    </>
  );
}
