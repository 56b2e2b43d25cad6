import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { previewFile, previews, withPreview, writePreviews } from './previews.ts';

const page = `<head>
    <meta charset="utf-8" />
    <meta name="description" content="the home" />
    <title>Health</title>
  </head><body><script src="/assets/1/index.js"></script></body>`;

let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'previews-'));
  await writeFile(join(site, 'index.html'), page);
});
afterEach(() => rm(site, { recursive: true }));

test('each shared address has one title, one description and a picture with an absolute address', async () => {
  await writePreviews(site, 'https://h5.example');
  for (const [path, { title, description }] of Object.entries(previews)) {
    const html = await readFile(join(site, path === '/' ? 'index.html' : previewFile(path)), 'utf8');
    expect(html.match(/<title>.*<\/title>/g)).toEqual([`<title>${title}</title>`]);
    expect(html.match(/<meta name="description".*>/g)).toEqual([
      `<meta name="description" content="${description}" />`,
    ]);
    expect(html).toContain(`<meta property="og:title" content="${title}" />`);
    expect(html).toContain(`<meta property="og:description" content="${description}" />`);
    expect(html).toContain('<meta property="og:image" content="https://h5.example/share/default.png" />');
    expect(html).toContain(`<meta property="og:url" content="https://h5.example${path}" />`);
    expect(html).toContain('<script src="/assets/1/index.js">');
  }
});

test('special characters in a preview text are escaped', () => {
  const preview = { title: '</title><script>', description: '"> $& ' };
  const html = withPreview(page, preview, new URL('https://h5.example/share'));
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(html).toContain('<meta name="description" content="&quot;&gt; $&amp; " />');
});

test('a page without a title is refused', () => {
  expect(() => withPreview('<head></head>', previews['/'], new URL('https://h5.example'))).toThrow('no title');
});
