/** Describes why a story has stopped. */
import type { Language } from '../settings.ts';
import type { Play } from './player.ts';
import type { Pair, Target } from './story.ts';

const kinds: Record<Target['role'], Pair> = {
  button: ['The button', '按钮'],
  link: ['The link', '链接'],
  textbox: ['The field', '输入框'],
  heading: ['The heading', '标题'],
  text: ['The text', '文字'],
};

export function problemText(language: Language, { phone, target, reason }: NonNullable<Play['problem']>): string {
  const place = phone + 1;
  if (reason !== undefined) return reason;
  if (!target) return language === 'en' ? `Phone ${place}: the app did not open.` : `手机 ${place}：应用未能打开。`;
  const [en, zh] = kinds[target.role];
  return language === 'en'
    ? `Phone ${place}: ${en.toLowerCase()} “${target.name[0]}” did not appear. Start again, or look at the screen.`
    : `手机 ${place}：没有出现${zh}“${target.name[1]}”。请从头开始，或查看屏幕。`;
}
