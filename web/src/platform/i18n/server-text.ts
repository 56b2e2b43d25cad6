/** A text of the server with its language. */
export interface ServerText<Text> {
  text: Text;
  lang: 'en' | 'zh-CN';
}

/**
 * Returns the English text on an English page if there is one, else the Chinese text.
 * @param en the field `…En`, absent if the server has none
 */
export const serverText = <Text>(locale: string, zh: Text, en: Text | undefined): ServerText<Text> =>
  locale.startsWith('zh') || en === undefined ? { text: zh, lang: 'zh-CN' } : { text: en, lang: 'en' };
