import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Heading, markdown } from './markdown.ts';

/** A page made of the project's Markdown files, each of which is the only source of its text. */
interface Guide {
  slug: string;
  title: string;
  about: string;
  parts: Part[];
}

/** A file, or its sections with these headings. */
interface Part {
  file: string;
  sections?: string[];
}

const TEXTS = new Map<string, { intro: string; sections: Map<string, string> }>();

const WEB_FOR_DESIGN = [
  'Three themes',
  'Pictures of food',
  'Large windows',
  'First run',
  'Terms',
  'Promises to the person',
];
const WEB_FOR_RUNNING = [
  'Browsers',
  'Monkey test',
  'Analytics',
  'Without a connection',
  'Build settings',
  'On the device',
  'Hosting',
];
const SDK_FOR_NATIVE = ['Bridge', 'For native teams'];

/** All sections of a file except for these. */
const without = (file: string, sections: string[]): Part => ({
  file,
  sections: [...split(file).sections.keys()].filter((title) => !sections.includes(title)),
});

export const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

export const GUIDES: Guide[] = [
  {
    slug: 'use-the-sdk',
    title: 'Use the SDK',
    about: 'Call the API from TypeScript: sign-in, pages, errors, React Query, tests.',
    parts: [without('sdk/README.md', SDK_FOR_NATIVE)],
  },
  {
    slug: 'build-a-native-host',
    title: 'Build a native host',
    about: 'The iOS or Android side of the bridge: protocol, checks, golden conversations.',
    parts: [{ file: 'sdk/README.md', sections: SDK_FOR_NATIVE }, { file: 'sdk/native/PROTOCOL.md' }],
  },
  {
    slug: 'bridge-actions',
    title: 'Actions of the bridge',
    about: 'Every action that a page can ask of the app, with its parameters and result.',
    parts: [{ file: 'sdk/native/ACTIONS.md' }],
  },
  {
    slug: 'test-with-the-mock',
    title: 'Test with the mock',
    about: 'A server with a memory: worlds, failures, latency, recordings, a clock.',
    parts: [{ file: 'mocks/api/README.md' }],
  },
  {
    slug: 'check-a-backend',
    title: 'Hold a backend to the contract',
    about: 'Compare a real backend, or recorded traffic, with the description.',
    parts: [{ file: 'mocks/contract/README.md' }],
  },
  {
    slug: 'design-and-words',
    title: 'Design and words',
    about: 'Themes, pictures, wide windows, terms and promises to the person.',
    parts: [{ file: 'web/README.md', sections: WEB_FOR_DESIGN }],
  },
  {
    slug: 'run-the-app',
    title: 'Run the app',
    about: 'Start it, configure it, host it, release it.',
    parts: [
      { file: 'README.md' },
      { file: 'web/README.md', sections: WEB_FOR_RUNNING },
      { file: 'web/hosting/README.md' },
    ],
  },
  {
    slug: 'contribute',
    title: 'Contribute',
    about: 'Where code belongs, how a screen is added, how names and prose are chosen.',
    parts: [{ file: '.github/CONTRIBUTING.md' }, without('web/README.md', [...WEB_FOR_DESIGN, ...WEB_FOR_RUNNING])],
  },
  {
    slug: 'change-the-description',
    title: 'Change the description',
    about: 'Add or change a call, the rules of the description, and what is assumed.',
    parts: [{ file: 'openapi/README.md' }],
  },
];

const DECISIONS: Guide[] = ['openapi', 'sdk', 'mocks', 'web'].map((folder) => ({
  slug: `decisions-${folder}`,
  title: `Decisions: ${folder === 'sdk' ? 'SDK' : folder}`,
  about: 'What was decided, and why.',
  parts: [{ file: `${folder}/DECISIONS.md` }],
}));

export const PROJECT: Guide[] = [
  {
    slug: 'security',
    title: 'Security',
    about: 'Report a weakness; what is protected, and where.',
    parts: [{ file: '.github/SECURITY.md' }],
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
}

/** The text before the first heading of the second level, and each such section. */
function split(file: string): { intro: string; sections: Map<string, string> } {
  const known = TEXTS.get(file);
  if (known) return known;
  const pieces: string[] = [];
  for (const piece of read(file).split(/^(?=## )/m)) {
    // A fence may contain lines that look like headings.
    const isInFence = (pieces.at(-1)?.match(/^ *```/gm)?.length ?? 0) % 2 === 1;
    if (isInFence) pieces.push(`${pieces.pop()}${piece}`);
    else pieces.push(piece);
  }
  const [intro = '', ...rest] = pieces;
  const sections = new Map(rest.map((piece) => [/^## (.*)$/m.exec(piece)?.[1] ?? '', piece]));
  const parts = { intro: intro.replace(/^<!--[\s\S]*?-->\s*/, '').replace(/^# .*\n/m, ''), sections };
  TEXTS.set(file, parts);
  return parts;
}

/**
 * The pages of the guides.
 * @throws for a section that is in no page or in two, and for a link to a file that does not exist
 */
export function readGuides(guides: Guide[]): Page[] {
  return guides.map(({ parts, ...guide }) => {
    const text = parts.map(({ file, sections }) => {
      const whole = split(file);
      const chosen = sections ?? [...whole.sections.keys()];
      const found = chosen.map((title) => {
        const section = whole.sections.get(title);
        if (section === undefined) throw new Error(`${file} has no section "${title}"`);
        return section;
      });
      // The introduction belongs to the page with the first section.
      const isFirst = chosen[0] === whole.sections.keys().next().value;
      return withLinks(file, [...(isFirst ? [whole.intro] : []), ...found].join('\n'));
    });
    return { ...guide, ...markdown(text.join('\n'), { link: (href) => (href === NOWHERE ? undefined : href) }) };
  });
}

const NOWHERE = 'nowhere:';

/** The pictures of a README, beside the pages. */
export const PICTURES = '.github/screens';

/** Replaces links to files: by the page with the text, or by nothing. */
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
  const part = [...GUIDES, ...PROJECT].find(({ parts }) => parts.some(({ file }) => file === target));
  return part && `${part.slug}.html${anchor ? `#${anchor}` : ''}`;
}

/** Every section that is not in exactly one guide, as `file: heading`. */
export function misplacedSections(guides: Guide[] = [...GUIDES, ...PROJECT]): string[] {
  const parts = guides.flatMap((guide) => guide.parts);
  return [...new Set(parts.map(({ file }) => file))].flatMap((file) => {
    const shown = parts
      .filter((part) => part.file === file)
      .flatMap(({ sections }) => sections ?? [...split(file).sections.keys()]);
    const all = [...split(file).sections.keys()];
    return all.filter((title) => shown.filter((one) => one === title).length !== 1).map((title) => `${file}: ${title}`);
  });
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
