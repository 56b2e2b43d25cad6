import { useLingui } from '@lingui/react';

/** The samples' text. It is no text of the product, and so in no catalog. */
export function useWords(): (en: string, zh: string) => string {
  const { i18n } = useLingui();
  return (en, zh) => (i18n.locale === 'zh-CN' ? zh : en);
}
