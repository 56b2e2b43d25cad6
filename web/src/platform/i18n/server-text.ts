/** A text of the server in the person's language, with the language that it is in. */
export interface ServerText<Text> {
  text: Text;
  lang: 'en' | 'zh-CN';
}

/**
 * The English twin on an English page where the server has one, else the Chinese text.
 * @param en the field `…En`, absent where the server has none
 */
export const serverText = <Text>(locale: string, zh: Text, en: Text | undefined): ServerText<Text> =>
  locale.startsWith('zh') || en === undefined ? { text: zh, lang: 'zh-CN' } : { text: en, lang: 'en' };
