import { useLingui } from '@lingui/react/macro';

/** Texts of the samples. They are not part of the product, so they are not in the catalogs. */
export function useSampleText(): (en: string, zh: string) => string {
  const { i18n } = useLingui();
  return (en, zh) => (i18n.locale === 'zh-CN' ? zh : en);
}
