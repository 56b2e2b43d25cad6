import { check, oneOf, type Rule, text } from '../validate.ts';

/** A type of share (spec, section 3). */
export type ShareType = 'family' | 'sugarControl';

/** Content for the native share sheet, a messaging app or Web Share. */
export interface ShareContent {
  title: string;
  description: string;
  imageUrl: string;
  /** URL of the share page, with `userName` and `type`. */
  link: string;
  /** The picture that the person saves: the poster, or only its QR code (assumed). */
  saveImageType: 'poster' | 'qrcode';
}

/** Picture of a share type without its own, relative to the web app. */
export const defaultShareImage = '/share/default.png';

const texts = {
  family: {
    'zh-CN': { title: '邀请您加入家人健康', description: '一起关注家人的健康数据，随时了解彼此的状况' },
    en: { title: 'Join our family health', description: 'See how the family is doing, and let them see how you are' },
    saveImageType: 'qrcode',
  },
  sugarControl: {
    'zh-CN': { title: '控糖食物查询', description: '查询食物的血糖生成指数，吃得明白' },
    en: { title: 'Sugar control lookup', description: 'Look up the glycaemic index of what you eat' },
    saveImageType: 'poster',
  },
} as const;

const address: Rule = [(value: string) => /^https?:\/\/[^/?#]/.test(value), 'an http or https address'];

/**
 * Creates title, description, picture and link of a share.
 * @param webUrl URL of the web app, e.g. `https://m.health-app.example`
 * @param userName of the person; it is encoded in the link
 * @param locale `zh-CN` or `en`
 * @param imagePath of a picture that replaces the default one; relative to the web app
 * @throws {TypeError} for an invalid argument; the message gives the valid values
 */
export function shareContent(
  type: ShareType,
  webUrl: string,
  userName: string,
  locale: 'zh-CN' | 'en',
  imagePath: string = defaultShareImage,
): ShareContent {
  check('type', type, oneOf(Object.keys(texts)));
  check('locale', locale, oneOf(['zh-CN', 'en']));
  for (const [name, value] of Object.entries({ webUrl, userName, imagePath })) check(name, value, text);
  check('webUrl', webUrl, address);
  const link = new URL('/share', webUrl);
  link.search = new URLSearchParams({ userName, type }).toString();
  return {
    ...texts[type][locale],
    imageUrl: new URL(imagePath, webUrl).href,
    link: link.href,
    saveImageType: texts[type].saveImageType,
  };
}

/** Whether an untrusted value, e.g. a parameter of the share page, is a share type. */
export function isShareType(text: unknown): text is ShareType {
  return text === 'family' || text === 'sugarControl';
}
