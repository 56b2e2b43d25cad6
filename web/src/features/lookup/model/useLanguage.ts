import { useLingui } from '@lingui/react';
import type { Language } from './food.ts';

export function useLanguage(): Language {
  return useLingui().i18n.locale as Language;
}
