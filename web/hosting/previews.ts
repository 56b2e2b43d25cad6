/**
 * Start pages for frequently shared addresses. Crawlers and chat apps run no scripts: they show the title, the description
 * and the picture of the HTML. Hosts respond to an address with `previews/<address>.html` if the build has created it.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { defaultShareImage } from '../../sdk/src/rules/share.ts';
import type { PathPattern } from '../src/platform/routing/paths.ts';

interface Preview {
  title: string;
  description: string;
}

/**
 * In Chinese, like the content and most of its readers. The query is unknown at build time, so a preview contains no sender
 * and no article.
 */
export const previews = {
  '/': { title: '健康 · Health', description: '用药提醒、控糖与嘌呤查询、体重、心率与家人健康，都在一处。' },
  '/ai-app': { title: 'AI 饮食 · Health', description: '拍一张照片，看这一餐的热量与营养，并获得饮食计划。' },
  '/food-app': { title: '饮食 · Health', description: '记录每一餐，看营养报告，获得适合你的饮食方案。' },
  '/share': { title: '有人与你分享 · Health', description: '查看食物的升糖指数，或加入家人健康，随时了解彼此的状况。' },
  '/article': { title: '健康文章 · Health', description: '关于饮食、运动与健康数据的文章。' },
  '/course': { title: '健康课程 · Health', description: '一步一步了解饮食、运动与健康。' },
  '/food-app/share/login': { title: '朋友邀请你 · Health', description: '登录后记录每一餐，看营养报告。' },
  '/food-app/share/introduce': {
    title: '认识饮食应用 · Health',
    description: '记录每一餐，看营养报告，获得饮食方案。',
  },
  '/food-app/share/weight': { title: '体重的变化 · Health', description: '看看这段时间的变化，也开始你自己的记录。' },
} as const satisfies Partial<Record<PathPattern, Preview>>;

/**
 * The path of an address's preview file relative to the site. That of the home has a dot in its address, so that no other
 * address of the app opens it.
 */
export const previewFile = (path: string): string => (path === '/' ? 'home.html' : `previews${path}.html`);

/** Inserts the description of the home into the start page. */
export function homeDescription(): Plugin {
  const attrs = { name: 'description', content: previews['/'].description };
  return {
    name: 'home-description',
    transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }],
  };
}

/**
 * Writes the previews of a built site, from its start page.
 * @param origin of the web app, because crawlers accept only absolute URLs
 */
export async function writePreviews(site: string, origin: string): Promise<void> {
  const page = await readFile(join(site, 'index.html'), 'utf8');
  for (const [path, preview] of Object.entries(previews)) {
    // Addresses without a preview of their own have that of the home.
    const file = join(site, path === '/' ? 'index.html' : previewFile(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, withPreview(page, preview, new URL(path, origin)));
  }
}

/**
 * Sets the title and the description of a start page.
 * @throws {Error} if the page has no title
 */
export function withPreview(page: string, { title, description }: Preview, url: URL): string {
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escaped(content)}" />`;
  const tags = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'twitter:card', 'summary'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'zh_CN'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url.href),
    meta('property', 'og:image', new URL(defaultShareImage, url).href),
  ].join('\n    ');
  const bare = page.replace(/\s*<meta name="description"[^>]*>/, '');
  if (!/<title>.*<\/title>/.test(bare)) throw new Error('The start page has no title');
  return bare.replace(/<title>.*<\/title>/, () => tags);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
