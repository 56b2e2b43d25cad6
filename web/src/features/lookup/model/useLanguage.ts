import { useLingui } from '@lingui/react/macro';
import type { Language } from './food.ts';

export function useLanguage(): Language {
  const { i18n } = useLingui();
  return i18n.locale as Language;
}
