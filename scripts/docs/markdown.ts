import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import yaml from 'highlight.js/lib/languages/yaml';
import { Marked, type Tokens, type TokensList } from 'marked';

for (const [name, language] of Object.entries({ bash, javascript, json, kotlin, swift, typescript, yaml })) {
  hljs.registerLanguage(name, language);
}

/** A heading of a text, for a list of contents. */
export interface Heading {
  id: string;
  /** HTML of the text. */
  html: string;
  text: string;
  depth: number;
  /** The words of its section, each once. */
  words: string;
}

/** Code as HTML. A language without highlighting is plain. */
export function highlighted(code: string, language = ''): string {
  return hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : escaped(code);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The anchor of a heading, made as code hosts do. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/<[^>]+>/g, '')
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/**
 * Markdown as HTML with anchors at its headings.
 * @param options `link` gives the address of a link on the site, or undefined if the site has no such page
 */
export function markdown(
  text: string,
  { link = (href) => href }: { link?: (href: string) => string | undefined } = {},
): { html: string; headings: Heading[]; words: string } {
  const headings: Omit<Heading, 'words'>[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: source }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens);
        const wanted = anchorOf(source.replaceAll('`', '')) || 'section';
        const same = headings.filter(({ id }) => id === wanted || id.startsWith(`${wanted}--`)).length;
        const id = same === 0 ? wanted : `${wanted}--${same}`;
        headings.push({ id, html, text: source.replaceAll('`', ''), depth });
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${html}</a></h${depth}>\n`;
      },
      code({ text: code, lang }: Tokens.Code) {
        const language = LANGUAGES[lang ?? ''] ?? lang ?? '';
        return `<div class="code"><pre tabindex="0" role="group" aria-label="Code"><code>${highlighted(code, language)}</code></pre></div>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const html = this.parser.parseInline(tokens);
        const address = link(href);
        return address === undefined ? html : `<a href="${escaped(address)}">${html}</a>`;
      },
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${cells.map((cell) => element(cell.text ? tag : 'td', this.parser.parseInline(cell.tokens))).join('')}</tr>`;
        const head = token.header.some(({ text }) => text) ? `<thead>${row(token.header, 'th')}</thead>` : '';
        return `<div class="table" tabindex="0" role="group" aria-label="Table"><table>${head}<tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`;
      },
    },
  });
  const tokens = marked.lexer(text);
  const html = marked.parser(tokens);
  const [words = '', ...sections] = sectionWords(tokens);
  return { html, headings: headings.map((heading, index) => ({ ...heading, words: sections[index] ?? '' })), words };
}

/** The words before the first heading, and those after each heading; names such as `x-time-zone` are one word. */
function sectionWords(tokens: TokensList): string[] {
  const sections: string[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'heading') sections.push([]);
    else sections.at(-1)?.push(token.raw.replace(/\]\([^)]*\)|<[^>]*>/g, ' '));
  }
  return sections.map((raw) => {
    const words = raw.join(' ').match(/[\p{L}\p{N}@][\p{L}\p{N}_./@-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? [];
    return [...new Set(words.filter((word) => word.length > 2))].join(' ');
  });
}

const element = (tag: string, html: string) => `<${tag}>${html}</${tag}>`;

const LANGUAGES: Record<string, string> = {
  ts: 'typescript',
  tsx: 'typescript',
  js: 'javascript',
  sh: 'bash',
  '': 'plain',
};

const plain = new Marked();

/** The markdown of one paragraph as HTML. */
export const inline = (text: string): string => plain.parseInline(text, { async: false });
