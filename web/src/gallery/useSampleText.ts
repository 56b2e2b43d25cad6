import { useLingui } from '@lingui/react';

/** The texts of the samples. They are not part of the product, so no catalog contains them. */
export function useSampleText(): (en: string, zh: string) => string {
  const { i18n } = useLingui();
  return (en, zh) => (i18n.locale === 'zh-CN' ? zh : en);
}
