import { Trans, useLingui } from '@lingui/react/macro';
import Keyboard from 'lucide-react/icons/keyboard';
import { useContext, useState } from 'react';
import { useLocation } from 'wouter';
import type { Path } from '#lib/path.ts';
import { DirectoryContext } from '#platform/routing/home-directory.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { type PlainPath, pathTo } from '#platform/routing/paths.ts';
import { homeOf, type Product, product } from '#platform/routing/product.ts';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import styles from './Navigation.module.css';
import { Shortcuts } from './Shortcuts.tsx';
import { useShortcuts } from './useShortcuts.ts';

/** The most important screens by product. */
const places: Record<Product, PlainPath[]> = {
  general: [
    '/',
    '/execution-plan',
    '/medicine-remind',
    '/health-data/detail',
    '/family-health/home',
    '/lose-weight-partner/home',
    '/sugar-control',
    '/ai-food/list',
  ],
  ai: ['/ai-app', '/ai-app/analyze', '/ai-food/list', '/ai-food/history', '/ai-app/custom', '/ai-app/user/profile'],
  food: [
    '/food-app',
    '/food-app/analyze/list',
    '/food-app/report/day',
    '/food-app/report/week',
    '/food-app/custom/food-health',
    '/food-app/product/order/list',
    '/food-app/user/account',
  ],
};

const home = homeOf(product);
const allFunctions = `${home}?all=1` as Path;

/** Links to these screens in a column beside the content, with keyboard shortcuts. */
export function Navigation() {
  const { t, i18n } = useLingui();
  const [pathname] = useLocation();
  const directory = useContext(DirectoryContext);
  const [helping, setHelping] = useState(false);
  const entries = places[product].flatMap((path) => {
    const entry = directory.find((one) => one.path === path);
    return entry ? [{ href: pathTo(path), title: i18n._(entry.title) }] : [];
  });
  const [on, setOn] = useShortcuts({
    '?': () => setHelping(true),
    a: () => navigate(allFunctions),
    '/': () => document.querySelector<HTMLElement>('main input[type="search"]')?.focus(),
    ...Object.fromEntries(entries.map(({ href }, index) => [String(index + 1), () => navigate(href)])),
  });
  return (
    <>
      <nav className={styles.nav} aria-label={t`Places of the app`}>
        <ul className={layout.stack1}>
          {entries.map(({ href, title }) => (
            <li key={href}>
              <Link href={href} className={styles.place} aria-current={href === pathname ? 'page' : undefined}>
                {title}
              </Link>
            </li>
          ))}
          <li>
            <Link href={allFunctions} className={styles.place}>
              <Trans>All functions</Trans>
            </Link>
          </li>
        </ul>
        <button type="button" className={styles.help} aria-haspopup="dialog" onClick={() => setHelping(true)}>
          <Keyboard aria-hidden="true" size="1.8rem" />
          <Trans>Keyboard shortcuts</Trans>
        </button>
      </nav>
      <Shortcuts
        open={helping}
        onClose={() => setHelping(false)}
        places={entries.map(({ title }) => title)}
        on={on}
        onChange={setOn}
      />
    </>
  );
}
