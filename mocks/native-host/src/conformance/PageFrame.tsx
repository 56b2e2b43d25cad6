import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Language, type Translate, translator } from './texts.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** The head of the page, its language and its theme. */
export function PageFrame({ children }: { children: (t: Translate) => ReactNode }) {
  const [language, setLanguage] = useState<Language>(navigator.language.startsWith('zh') ? 'zh-CN' : 'en');
  const t = useMemo(() => translator(language), [language]);

  useEffect(() => {
    document.title = t('title');
    document.documentElement.lang = language;
  }, [language, t]);

  useEffect(() => {
    const apply = () => {
      document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
    };
    apply();
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, []);

  const other = language === 'en' ? 'zh-CN' : 'en';
  return (
    <>
      <header className="conformance-head">
        <h1>{t('title')}</h1>
        <button type="button" lang={other} onClick={() => setLanguage(other)}>
          {t('otherLanguage')}
        </button>
        <p>{t('intro')}</p>
      </header>
      <main className="conformance">{children(t)}</main>
    </>
  );
}
