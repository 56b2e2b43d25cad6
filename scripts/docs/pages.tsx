import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from './guides.ts';
import { type Heading, highlighted, inline, markdown } from './markdown.ts';
import type { Group, Reference, ReferenceOperation } from './reference.ts';
import { Fields } from './schema.tsx';

/** The pages of the site, for its navigation. */
export interface Site {
  guides: Page[];
  project: Page[];
  reference: Reference;
}

const html = (node: ReactNode): string => `<!doctype html>\n${renderToStaticMarkup(node)}`;

interface FrameProps {
  site: Site;
  title: string;
  /** The address from the root of the site. */
  address: string;
  wide?: boolean;
  children: ReactNode;
}

/** A page with the search, the navigation and the content. */
function Frame({ site, title, address, wide = false, children }: FrameProps): ReactNode {
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
      <body data-base={base}>
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
            {site.reference.groups.map(({ name, title: text }) => link(`reference/${name}.html`, text))}
          </ul>
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

/** What scrolls must be reachable by the keyboard, and so needs a name. */
const scrolling = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label });

const Html = ({ of }: { of: string }): ReactNode => <div className="text" dangerouslySetInnerHTML={{ __html: of }} />;

/** The headings of a page, which stay beside its text. */
function Contents({ headings }: { headings: Pick<Heading, 'id' | 'html'>[] }): ReactNode {
  if (headings.length < 2) return null;
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ul>
        {headings.map(({ id, html: text }) => (
          <li key={id}>
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: text }} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const homePage = (site: Site): string =>
  html(
    <Frame site={site} title="Health App developers" address="index.html">
      <h1>Build with the Health App API</h1>
      <p className="lead">
        One description of every call. A typed SDK, a server with a memory and a check of real backends follow from it.
      </p>
      <ul className="cards">
        {site.guides.map(({ slug, title, about }) => (
          <li key={slug}>
            <a href={`guides/${slug}.html`}>{title}</a>
            <p>{about}</p>
          </li>
        ))}
      </ul>
      <h2>Reference</h2>
      <p>
        <a href="reference/calls.html">All {countOf(site.reference)} calls</a>, each with samples that run, its replies
        and its failures. <a href="reference/failures.html">Failure codes</a> lists where each code occurs.
      </p>
      <ul className="cards small">
        {site.reference.groups.map(({ name, title, description, operations }) => (
          <li key={name}>
            <a href={`reference/${name}.html`}>{title}</a> <span className="count">{operations.length}</span>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Frame>,
  );

const countOf = ({ groups }: Reference): number => groups.reduce((sum, { operations }) => sum + operations.length, 0);

export const guidePage = (site: Site, { slug, title, html: text, about, headings }: Page): string =>
  html(
    <Frame site={site} title={title} address={`guides/${slug}.html`}>
      <div className="guide">
        <article>
          <h1>{title}</h1>
          <p className="lead">{about}</p>
          <Html of={text} />
        </article>
        <Contents headings={headings.filter(({ depth }) => depth === 2)} />
      </div>
    </Frame>,
  );

export function aboutPage(site: Site): string {
  const { title, version, description } = site.reference;
  const { html: text } = markdown(description);
  return html(
    <Frame site={site} title="About the API" address="reference/index.html">
      <h1>{title}</h1>
      <p className="note">Version {version}</p>
      <Html of={text} />
    </Frame>,
  );
}

export const callsPage = (site: Site): string =>
  html(
    <Frame site={site} title="All calls" address="reference/calls.html">
      <h1>All calls</h1>
      <p className="lead">{countOf(site.reference)} calls by group.</p>
      {site.reference.groups.map(({ name, title, operations }) => (
        <section key={name} aria-labelledby={`group-${name}`}>
          <h2 id={`group-${name}`}>
            <a href={`${name}.html`}>{title}</a>
          </h2>
          <ul className="calls">
            {operations.map((operation) => (
              <li key={operation.id}>
                <Method operation={operation} /> <a href={`${name}.html#${operation.id}`}>{operation.summary}</a>{' '}
                <code>{operation.id}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Frame>,
  );

export function failuresPage(site: Site): string {
  const places = site.reference.groups.flatMap(({ operations }) =>
    operations.flatMap((operation) => operation.failures.map((failure) => ({ operation, ...failure }))),
  );
  const codes = [...new Set(places.map(({ code }) => code))]
    .sort()
    .map((code) => [code, places.filter((place) => place.code === code)] as const);
  return html(
    <Frame site={site} title="Failure codes" address="reference/failures.html">
      <h1>Failure codes</h1>
      <p className="lead">
        A refused call has status 200, <code>success: false</code> and a code. A program decides by the code;{' '}
        <code>msg</code> is for the person.
      </p>
      {codes.map(([code, found]) => (
        <section key={code} aria-labelledby={code} className="failure">
          <h2 id={code}>
            <code>{code}</code>
          </h2>
          <ul>
            {found.map(({ operation, when, example }) => (
              <li key={operation.id}>
                <a href={`${operation.domain}.html#${operation.id}${example ? `/${example}` : ''}`}>
                  <code>{operation.id}</code>
                </a>{' '}
                <Inline of={when} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Frame>,
  );
}

const Inline = ({ of }: { of: string }): ReactNode => <span dangerouslySetInnerHTML={{ __html: inline(of) }} />;

const Method = ({ operation: { method } }: { operation: ReferenceOperation }): ReactNode => (
  <span className={`method ${method}`}>{method.toUpperCase()}</span>
);

export function groupPage(site: Site, { name, title, description, operations }: Group): string {
  const uses = new Map<string, number>();
  for (const { failures } of site.reference.groups.flatMap((group) => group.operations)) {
    for (const { code } of failures) uses.set(code, (uses.get(code) ?? 0) + 1);
  }
  return html(
    <Frame site={site} title={title} address={`reference/${name}.html`} wide>
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <ul className="calls">
        {operations.map((operation) => (
          <li key={operation.id}>
            <Method operation={operation} /> <a href={`#${operation.id}`}>{operation.summary}</a>{' '}
            <code>{operation.id}</code>
          </li>
        ))}
      </ul>
      {operations.map((operation) => (
        <Operation key={operation.id} operation={operation} resolve={site.reference.schema} uses={uses} />
      ))}
    </Frame>,
  );
}

interface OperationProps {
  operation: ReferenceOperation;
  resolve: Reference['schema'];
  /** The number of operations with a code. */
  uses: ReadonlyMap<string, number>;
}

function Operation({ operation, resolve, uses }: OperationProps): ReactNode {
  const { id, summary, path, description, badges, input, data, failures } = operation;
  return (
    <section className="operation" id={id} aria-labelledby={`${id}:title`}>
      <div className="about">
        <h2 id={`${id}:title`}>
          <a className="anchor" href={`#${id}`}>
            {summary}
          </a>
        </h2>
        <p className="call">
          <Method operation={operation} /> <code>{path}</code>
        </p>
        <p className="call note">
          <code>{id}</code>
        </p>
        <ul className="badges" aria-label="Behaviour">
          {badges.map(({ name, title }) => (
            <li key={name} title={title}>
              {name}
            </li>
          ))}
        </ul>
        <Html of={markdown(description).html} />
        {input ? (
          <>
            <h3>Input</h3>
            <Fields schema={input} resolve={resolve} />
          </>
        ) : null}
        <h3>Data of the reply</h3>
        {data ? <Fields schema={data} resolve={resolve} /> : <p>None.</p>}
        {failures.length > 0 ? (
          <>
            <h3>Failures</h3>
            <div className="table" {...scrolling(`Failures of ${id}`)}>
              <table>
                <thead>
                  <tr>
                    <th>Code</th>
                    <th>When</th>
                    <th>Also in</th>
                  </tr>
                </thead>
                <tbody>
                  {failures.map(({ code, when, example }) => (
                    <tr key={code}>
                      <td>
                        {example ? (
                          <a href={`#${id}/${example}`}>
                            <code>{code}</code>
                          </a>
                        ) : (
                          <code>{code}</code>
                        )}
                      </td>
                      <td>
                        <Inline of={when} />
                      </td>
                      <td>
                        <Others code={code} count={(uses.get(code) ?? 1) - 1} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        ) : null}
      </div>
      <Try operation={operation} />
    </section>
  );
}

const Others = ({ code, count }: { code: string; count: number }): ReactNode =>
  count === 0 ? (
    '–'
  ) : (
    <a href={`failures.html#${code}`}>
      {count} {count === 1 ? 'call' : 'calls'}
      <span className="unseen"> with {code}</span>
    </a>
  );

/** The samples of an operation, and its replies by the mock. */
function Try({ operation: { id, samples, calls, examples } }: { operation: ReferenceOperation }): ReactNode {
  const prepared = calls.length - 1;
  const groups = [
    { label: 'Successes', options: examples.filter(({ status, value }) => status === '200' && isSuccess(value)) },
    { label: 'Failures', options: examples.filter(({ status, value }) => status === '200' && !isSuccess(value)) },
    { label: 'Other statuses', options: examples.filter(({ status }) => status !== '200') },
  ].filter(({ options }) => options.length > 0);
  return (
    <div className="try">
      <div role="tablist" aria-label={`Samples of ${id}`}>
        {samples.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}:${label}`}
            aria-controls={`${id}:${label}:code`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-sample={label}
          >
            {label}
          </button>
        ))}
      </div>
      {samples.map(({ label, source, language }, index) => (
        <div
          key={label}
          className="code"
          role="tabpanel"
          id={`${id}:${label}:code`}
          aria-labelledby={`${id}:${label}`}
          hidden={index !== 0}
        >
          <pre {...scrolling(`${label} sample of ${id}`)}>
            <code className="sample" dangerouslySetInnerHTML={{ __html: highlighted(source, language) }} />
          </pre>
        </div>
      ))}
      <form className="run" data-operation={id}>
        <div className="ask">
          <label>
            <span>Reply</span>
            <select name="example">
              <option value="">As the mock remembers</option>
              {groups.map(({ label, options }) => (
                <optgroup key={label} label={label}>
                  {options.map(({ name, status, summary, value }) => (
                    <option key={`${status} ${name}`} value={`${status} ${name}`} title={summary}>
                      {status === '200' ? ((value as { code?: string }).code ?? name) : `${status} ${name}`}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
          <button type="submit" className="primary">
            Run
          </button>
        </div>
        {calls.at(-1)?.input === undefined ? null : (
          <details className="input">
            <summary>Change the input</summary>
            <textarea name="input" aria-label={`Input of ${id} as JSON`} rows={6} spellCheck={false} />
          </details>
        )}
        {prepared > 0 ? (
          <p className="note">
            Run first calls{' '}
            {calls.slice(0, -1).map((call, index) => (
              <span key={call.id + index}>
                {index > 0 ? ', ' : ''}
                <code>{call.id}</code>
              </span>
            ))}
            .
          </p>
        ) : null}
        <p className="outcome" role="status" />
        <details className="headers" hidden>
          <summary>Headers</summary>
          <pre {...scrolling(`Headers of ${id}`)} />
        </details>
        <div className="code">
          <pre className="reply" {...scrolling(`Reply of ${id}`)} />
        </div>
        <script
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify({ calls, examples }).replaceAll('<', '\\u003c') }}
        />
      </form>
    </div>
  );
}

const isSuccess = (value: unknown): boolean => (value as { success?: unknown }).success === true;
