import type { Case, Pair, Question } from '../case.ts';
import { Failure } from '../session.ts';

/** A page cannot see where a link leads, so the person says it. */
const link = (name: string, title: Pair, about: string, to: NonNullable<Question['link']>): Case => ({
  id: `links/${name}`,
  title,
  rule: 'links',
  question: { kind: 'link', action: '', about, link: to },
  async run(session, answer) {
    session.note({ link: to.href });
    if (answer === 'no') throw new Failure('links', `not seen: ${about}`);
  },
});

export const linkCases: Case[] = [
  link(
    'phone',
    ['A tel: link shows the number', 'tel: 链接显示号码'],
    'The phone shows the number 4001234567, and does not call it by itself.',
    { href: 'tel:4001234567' },
  ),
  link(
    'browser',
    ['A link to another origin opens the browser', '其他来源的链接在浏览器中打开'],
    'The browser shows example.com, and this page is still there behind it.',
    { href: 'https://example.com/' },
  ),
  link(
    'download',
    ['A file of the page can be saved', '页面中的文件可以保存'],
    'The app asks where to save conformance.json.',
    { href: URL.createObjectURL(new Blob(['{}'])), download: 'conformance.json' },
  ),
];
