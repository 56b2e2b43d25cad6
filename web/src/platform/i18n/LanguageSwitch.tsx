import { useLingui } from '@lingui/react/macro';
import { switchLocale } from '#platform/i18n/switch-locale.ts';
import { TextButton } from '#ui/TextButton.tsx';

/** Switches the language. Each language has its own name, for people who cannot read the current one. */
export function LanguageSwitch() {
  const { i18n } = useLingui();
  return i18n.locale === 'en' ? (
    <TextButton lang="zh-CN" onClick={() => switchLocale('zh-CN')}>
      {/* oxlint-disable-next-line health/untranslated-text -- in its own language */}
      切换到中文
    </TextButton>
  ) : (
    <TextButton lang="en" onClick={() => switchLocale('en')}>
      {/* oxlint-disable-next-line health/untranslated-text -- in its own language */}
      Switch to English
    </TextButton>
  );
}
