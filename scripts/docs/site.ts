import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Document } from '../../mocks/contract/operations.ts';
import { STORIES } from '../../mocks/contract/stories/own-stories.ts';
import { readStories } from '../../mocks/contract/stories/story.ts';
import { readStatements } from '../acceptance/statements.ts';
import { assumptions } from './assumptions.ts';
import { readDownloadFiles, readDownloads } from './downloads.ts';
import type { Site } from './frame.tsx';
import { changelog, GUIDES, type Page, PICTURES, PROJECT, readGuides, root } from './guides.ts';
import { type Heading, markdown } from './markdown.ts';
import type { Entry } from './page/search.ts';
import { aboutPage, callsPage, downloadPage, failuresPage, groupPage, guidePage, homePage } from './pages.tsx';
import { readReference } from './reference.ts';
import { fieldNames } from './schema.tsx';
import { sdkPage } from './sdk-page.tsx';
import { readSdkReference } from './sdk-reference.ts';
import { specification } from './specification.ts';
import { storiesPage } from './stories.tsx';

const page = join(import.meta.dirname, 'page');

/** The files of the site, by their paths. */
export async function siteOf(
  bundle: Document,
  { mock }: Pick<Site, 'mock'> = {},
): Promise<Map<string, string | Uint8Array>> {
  const reference = readReference(bundle);
  const specified: Page = {
    slug: 'specification',
    title: 'Product specification',
    about: 'Every statement, and whether the project holds it.',
    ...markdown(specification(readStatements())),
  };
  const assumed: Page = {
    slug: 'assumptions',
    title: 'Assumptions',
    about: 'What the specification says of the API, what teams have agreed, and what is assumed.',
    ...markdown(assumptions(bundle, reference)),
  };
  const site: Site = {
    guides: readGuides(GUIDES),
    project: [changelog(), specified, assumed, ...readGuides(PROJECT)],
    reference,
    sdk: readSdkReference(),
    stories: await readStories(STORIES, [], bundle),
    mock,
  };
  const downloads = readDownloads();
  const { outputFiles } = await build({
    entryPoints: { docs: join(page, 'main.ts'), styles: join(page, 'docs.css') },
    outdir: page,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
  });
  const built = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.contents ?? '';
  const pictures = (await readdir(join(root, PICTURES))).map(
    async (name) => [`pictures/${name}`, await readFile(join(root, PICTURES, name))] as const,
  );
  return new Map<string, string | Uint8Array>([
    ...(await Promise.all(pictures)),
    ...(await readDownloadFiles(downloads)),
    ['openapi.json', JSON.stringify(bundle)],
    ...downloads.map((one) => [`${one.folder}/index.html`, downloadPage(site, one)] as const),
    ['index.html', homePage(site)],
    ...[...site.guides, ...site.project].map((guide) => [`guides/${guide.slug}.html`, guidePage(site, guide)] as const),
    ['reference/index.html', aboutPage(site)],
    ['reference/calls.html', callsPage(site)],
    ['reference/failures.html', failuresPage(site)],
    ['reference/stories.html', storiesPage(site)],
    ...reference.groups.map((group) => [`reference/${group.name}.html`, groupPage(site, group)] as const),
    ...site.sdk.map((entry) => [`sdk/${entry.slug}.html`, sdkPage(site, entry)] as const),
    ['docs.css', built('.css')],
    ['docs.js', built('.js')],
    ['search.json', JSON.stringify(searchIndex(site))],
  ]);
}

/** What the search finds. */
function searchIndex({ guides, project, reference, sdk, stories }: Site): Entry[] {
  const calls = reference.groups.flatMap(({ name, title, operations }) => [
    { title, about: 'Group of calls', address: `reference/${name}.html`, words: name },
    ...operations.map((operation) => ({
      title: operation.summary,
      about: operation.id,
      address: `reference/${name}.html#${operation.id}`,
      words: [
        operation.path,
        ...new Set([operation.input, operation.data].flatMap((schema) => fieldNames(schema, reference.schema))),
      ].join(' '),
    })),
  ]);
  const codes = new Map(
    reference.groups.flatMap(({ operations }) =>
      operations.flatMap(({ failures }) => failures.map(({ code, when }) => [code, when] as const)),
    ),
  );
  const about = markdown(reference.description);
  const sections = (page: string, address: string, headings: Heading[]) =>
    headings.map(({ id, text, words }) => ({ title: text, about: page, address: `${address}#${id}`, words }));
  return [
    ...calls,
    ...sections('About the API', 'reference/index.html', about.headings),
    ...readDownloads().map(({ folder, title, names, ...one }) => ({
      title,
      about: one.about,
      address: `${folder}/index.html`,
      words: names.join(' '),
    })),
    ...reference.generalCodes.map(({ code, when }) => ({
      title: code,
      about: `Failure of every call: ${when}`,
      address: 'reference/failures.html#every-call',
      words: '',
    })),
    ...[...codes].map(([code, when]) => ({
      title: code,
      about: `Failure: ${when}`,
      address: `reference/failures.html#${code}`,
      words: '',
    })),
    ...stories.map(({ story }) => ({
      title: story.summary,
      about: 'Story',
      address: `reference/stories.html#${story.workflowId}`,
      words: story.workflowId,
    })),
    ...sdk.flatMap(({ slug, name, symbols }) =>
      symbols.map((symbol) => ({
        title: symbol.name,
        about: name,
        address: `sdk/${slug}.html#${symbol.name}`,
        words: '',
      })),
    ),
    ...[...guides, ...project].flatMap(({ slug, title, about: page, words, headings }) => [
      { title, about: page, address: `guides/${slug}.html`, words },
      ...sections(title, `guides/${slug}.html`, headings),
    ]),
  ];
}
