/** The language of a text by its script, for its `lang`; `undefined` for digits and other scripts. */
export function langOf(text: string | null | undefined): 'zh-CN' | 'en' | undefined {
  if (/\p{Script=Han}/u.test(text ?? '')) return 'zh-CN';
  return /[a-z]/i.test(text ?? '') ? 'en' : undefined;
}
