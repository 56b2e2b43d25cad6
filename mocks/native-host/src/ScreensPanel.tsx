import { screens } from 'virtual:screens';
import { useId } from 'react';
import { Select } from './Controls.tsx';
import { groupsOf, homes, productAt, products } from './screens.ts';
import type { Settings } from './settings.ts';
import type { TextKey, Translate } from './texts.ts';

interface Props {
  settings: Settings;
  t: Translate;
  /** The current address of the app. */
  url: string;
  onOpen: (path: string) => void;
}

/** Lists all screens of a product at addresses with content, grouped as on its home. */
export function ScreensPanel({ settings, t, url, onOpen }: Props) {
  const id = useId();
  const product = productAt(url || settings.path);
  const language = settings.language === 'en' ? 0 : 1;
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t('screens')}</h2>
      <div className="fields">
        <Select
          label={t('product')}
          value={product}
          options={products.map((name) => [name, t(name)])}
          onChange={(next) => onOpen(homes[next])}
        />
      </div>
      <nav className="screens" aria-labelledby={id}>
        {groupsOf(product, screens).map(([group, rows]) => (
          <section key={group}>
            <h3>{t(`group.${group}` as TextKey)}</h3>
            <ul>
              {rows.map(({ path, address, title }) => (
                <li key={path}>
                  <button
                    type="button"
                    title={address}
                    aria-current={address === url ? 'page' : undefined}
                    onClick={() => onOpen(address)}
                  >
                    {title[language]} <code>{path}</code>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </section>
  );
}
