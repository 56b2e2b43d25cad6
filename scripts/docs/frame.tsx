import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReadStory } from '../../mocks/contract/stories/story.ts';
import type { Page } from './guides.ts';
import type { Reference } from './reference.ts';
import type { SdkEntry } from './sdk-reference.ts';

/** The pages of the site, for its navigation. */
export interface Site {
  guides: Page[];
  project: Page[];
  reference: Reference;
  sdk: SdkEntry[];
  stories: ReadStory[];
  /** The address of the mock, relative to the host of the site; undefined for one on the reader's machine. */
  mock?: string | undefined;
}

/** A whole file of a page. */
export const html = (node: ReactNode): string => `<!doctype html>\n${renderToStaticMarkup(node)}`;

interface FrameProps {
  site: Site;
  title: string;
  /** The address from the root of the site. */
  address: string;
  wide?: boolean;
  children: ReactNode;
}

/** A page with the search, the navigation and the content. */
export function Frame({ site, title, address, wide = false, children }: FrameProps): ReactNode {
  const base = address.includes('/') ? '../' : '';
  const link = (to: string, text: string) => (
    <li key={to}>
      <a href={base + to} aria-current={to === address ? 'page' : undefined}>
        {text}
      </a>
    </li>
  );
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{address === 'index.html' ? title : `${title} · Health App developers`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${base}docs.css`} />
        <script type="module" src={`${base}docs.js`} />
      </head>
      <body data-base={base} data-mock={site.mock}>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <header>
          <button type="button" id="menu" aria-controls="nav" aria-expanded="false">
            Menu
          </button>
          <a className="home" href={`${base}index.html`}>
            Health App <span>developers</span>
          </a>
          <search>
            <input
              id="search"
              type="search"
              role="combobox"
              aria-label="Search"
              aria-expanded="false"
              aria-controls="found"
              aria-autocomplete="list"
              aria-keyshortcuts="/"
              autoComplete="off"
              spellCheck={false}
              placeholder="Search calls, fields, guides"
            />
            <kbd>/</kbd>
            <div id="found" role="listbox" aria-label="Search results" hidden />
            <p id="found-count" role="status" className="unseen" />
          </search>
          <button type="button" id="reader" aria-haspopup="dialog">
            <span>Mock </span>
            <span id="reader-mock">127.0.0.1:4010</span>
          </button>
        </header>
        <nav id="nav" aria-label="Pages">
          <h2>Guides</h2>
          <ul>{site.guides.map(({ slug, title: text }) => link(`guides/${slug}.html`, text))}</ul>
          <h2>Reference</h2>
          <ul>
            {link('reference/index.html', 'About the API')}
            {link('reference/calls.html', 'All calls')}
            {link('reference/failures.html', 'Failure codes')}
            {link('reference/stories.html', 'Stories')}
            {site.reference.groups.map(({ name, title: text }) => link(`reference/${name}.html`, text))}
          </ul>
          <h2>SDK</h2>
          <ul>{site.sdk.map(({ slug, name }) => link(`sdk/${slug}.html`, name))}</ul>
          <h2>Project</h2>
          <ul>{site.project.map(({ slug, title: text }) => link(`guides/${slug}.html`, text))}</ul>
        </nav>
        <main id="main" tabIndex={-1} className={wide ? 'wide' : undefined}>
          {children}
        </main>
        <ReaderDialog />
      </body>
    </html>
  );
}

/** The mock server and the world in which the reader's calls run. */
function ReaderDialog(): ReactNode {
  return (
    <dialog id="reader-dialog" aria-labelledby="reader-title">
      <form method="dialog">
        <h2 id="reader-title">Your mock server</h2>
        <p>
          Samples and <b>Run</b> use this server. Start one with <code>npx @health-app/mock</code>.
        </p>
        <label>
          Address
          <input id="reader-address" type="url" required autoComplete="off" spellCheck={false} />
        </label>
        <label>
          Token
          <input id="reader-token" required pattern="[\w.\-]+" autoComplete="off" spellCheck={false} />
        </label>
        <p className="note">
          Each token has a world of its own on the mock. This tab keeps yours; what you change is seen by nobody else.
        </p>
        <p className="buttons">
          <button type="button" id="reader-new">
            New world
          </button>
          <button type="submit" value="done" className="primary">
            Done
          </button>
        </p>
      </form>
    </dialog>
  );
}
