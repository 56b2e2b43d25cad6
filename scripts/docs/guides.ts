import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { downloadOf } from './downloads.ts';
import { type Heading, markdown } from './markdown.ts';

/** A page made of the project's Markdown files, each of which is the only source of its text. */
interface Guide {
  slug: string;
  title: string;
  about: string;
  files: string[];
}

export const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

export const GUIDES: Guide[] = [
  {
    slug: 'use-the-sdk',
    title: 'Use the SDK',
    about: 'Call the API from TypeScript: sign-in, pages, errors, React Query, tests.',
    files: ['sdk/README.md', 'sdk/guides/use-the-sdk.md'],
  },
  {
    slug: 'build-a-native-host',
    title: 'Build a native host',
    about: 'The iOS or Android side of the bridge: protocol, checks, golden conversations.',
    files: ['sdk/guides/native-host.md', 'sdk/native/PROTOCOL.md'],
  },
  {
    slug: 'show-in-a-phone',
    title: 'Show the app in a phone',
    about: 'The device page with its log and events, the conformance page, the showroom.',
    files: ['mocks/native-host/guides/device-page.md'],
  },
  {
    slug: 'bridge-actions',
    title: 'Actions of the bridge',
    about: 'Every action that a page can ask of the app, with its parameters and result.',
    files: ['sdk/native/ACTIONS.md'],
  },
  {
    slug: 'test-with-the-mock',
    title: 'Test with the mock',
    about: 'A server with a memory: worlds, failures, latency, recordings, a clock.',
    files: ['mocks/api/README.md', 'mocks/api/guides/test-with-the-mock.md'],
  },
  {
    slug: 'implement-the-api',
    title: 'Implement the API',
    about: 'The backend in any language: files, order of work, vectors, open questions.',
    files: ['openapi/guides/implement-the-api.md'],
  },
  {
    slug: 'check-a-backend',
    title: 'Hold a backend to the contract',
    about: 'Compare a real backend, or recorded traffic, with the description.',
    files: ['mocks/contract/README.md', 'mocks/contract/guides/check-a-backend.md'],
  },
  {
    slug: 'design-and-words',
    title: 'Design and words',
    about: 'Themes, pictures, wide windows, terms and promises to the person.',
    files: ['web/guides/design-and-words.md'],
  },
  {
    slug: 'accessibility-conformance',
    title: 'Accessibility conformance report',
    about: 'Each criterion of WCAG 2.2 and EN 301 549, its result, and the tests that show it.',
    files: ['web/guides/accessibility-conformance.md'],
  },
  {
    slug: 'run-the-app',
    title: 'Run the app',
    about: 'Start it, configure it, host it, release it.',
    files: ['README.md', 'web/guides/run-the-app.md', 'web/hosting/README.md'],
  },
  {
    slug: 'contribute',
    title: 'Contribute',
    about: 'Where code belongs, how a screen is added, how names and prose are chosen.',
    files: ['.github/CONTRIBUTING.md', 'web/guides/build-screens.md'],
  },
  {
    slug: 'change-the-description',
    title: 'Change the description',
    about: 'Add or change a call, the rules of the description, and what is assumed.',
    files: ['openapi/README.md', 'openapi/guides/change-the-description.md'],
  },
];

const DECISIONS: Guide[] = ['openapi', 'sdk', 'mocks', 'web'].map((folder) => ({
  slug: `decisions-${folder}`,
  title: `Decisions: ${folder === 'sdk' ? 'SDK' : folder}`,
  about: 'What was decided, and why.',
  files: [`${folder}/DECISIONS.md`],
}));

export const PROJECT: Guide[] = [
  {
    slug: 'security',
    title: 'Security',
    about: 'Report a weakness; what is protected, and where.',
    files: ['.github/SECURITY.md'],
  },
  ...DECISIONS,
];

/** A page of the site, as HTML with its headings. */
export interface Page {
  slug: string;
  title: string;
  about: string;
  html: string;
  headings: Heading[];
  /** The words before the first heading. */
  words: string;
}

/** The text of a file without its title, and without its list of guides, which the site's navigation replaces. */
const textOf = (file: string): string =>
  read(file)
    .replace(/^<!--[\s\S]*?-->\s*/, '')
    .replace(/^# .*\n/m, '')
    .replace(/^## Guides?\n(?:(?!## ).*\n)*/m, '');

/**
 * The pages of the guides.
 * @throws for a link to a file that does not exist
 */
export function readGuides(guides: Guide[]): Page[] {
  return guides.map(({ files, ...guide }) => {
    const text = files.map((file) => withLinks(file, textOf(file))).join('\n');
    return { ...guide, ...markdown(text, { link: (href) => (href === NOWHERE ? undefined : href) }) };
  });
}

const NOWHERE = 'nowhere:';

/** The pictures of a README, beside the pages. */
export const PICTURES = '.github/screens';

/** Replaces links to files: by the page with the text, by the file on the site, or by nothing. */
const withLinks = (file: string, text: string): string =>
  text
    .replace(/\]\((?!https?:)([^)\s]+)\)/g, (_link, href: string) => `](${addressOf(file, href) ?? NOWHERE})`)
    .replaceAll(` src="${PICTURES}/`, ' src="../pictures/');

/** The address, relative to a guide, of what a file links to; undefined for a file that is not on the site. */
function addressOf(from: string, href: string): string | undefined {
  if (href.startsWith('#')) return href;
  const [path = '', anchor] = href.split('#');
  const target = normalize(join(dirname(from), path));
  if (!existsSync(join(root, target))) throw new Error(`${from} links to ${href}, which does not exist`);
  const guide = [...GUIDES, ...PROJECT].find(({ files }) => files.includes(target));
  if (guide) return `${guide.slug}.html${anchor ? `#${anchor}` : ''}`;
  const download = downloadOf(target);
  return download && `../${download}`;
}

/** The files with texts for the site that are not in exactly one guide. */
export function misplacedFiles(guides: Guide[] = [...GUIDES, ...PROJECT]): string[] {
  const shown = guides.flatMap(({ files }) => files);
  const written = ['openapi', 'sdk', 'mocks/api', 'mocks/contract', 'mocks/native-host', 'web'].flatMap((folder) =>
    readdirSync(join(root, folder, 'guides'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/guides/${name}`),
  );
  return [...new Set([...shown, ...written])].filter((file) => shown.filter((one) => one === file).length !== 1);
}

/** The changes since the last release, and those of the releases, as Markdown. */
export function changelog(): Page {
  const folder = join(root, '.changeset');
  const pending = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .map((text) => {
      const [, head = '', body = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? [];
      const packages = [...head.matchAll(/'(@health-app\/[\w-]+)': (\w+)/g)].map(
        ([, name, step]) => `\`${name}\` ${step}`,
      );
      return `- **${packages.join(', ')}**\n\n${body.trim().replace(/^/gm, '  ')}`;
    });
  const released = ['sdk', 'mocks/api', 'mocks/contract']
    .map((package_) => `${package_}/CHANGELOG.md`)
    .filter((file) => existsSync(join(root, file)))
    .map(read);
  const text = [pending.length > 0 ? `## In the next release\n\n${pending.join('\n\n')}` : '', ...released].join(
    '\n\n',
  );
  return { slug: 'changelog', title: 'Changelog', about: 'What changes for users of the packages.', ...markdown(text) };
}
