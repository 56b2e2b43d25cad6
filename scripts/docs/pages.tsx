import type { ReactNode } from 'react';
import type { Download } from './downloads.ts';
import { Frame, html, type Site } from './frame.tsx';
import type { Page } from './guides.ts';
import { type Heading, markdown } from './markdown.ts';
import { Method, Operation } from './operation.tsx';
import type { Group, Reference, ReferenceOperation } from './reference.ts';
import { StoriesRefusedBy } from './stories.tsx';
import { Html, Inline } from './text.tsx';

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
        and its failures. <a href="reference/failures.html">Failure codes</a> lists where each code occurs.{' '}
        <a href="reference/stories.html">Stories</a> show calls one after the other.
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
  const { html: text, headings } = markdown(description);
  return html(
    <Frame site={site} title="About the API" address="reference/index.html">
      <div className="guide">
        <article>
          <h1>{title}</h1>
          <p className="note">
            Version {version}, <a href="../openapi.json">openapi.json</a>
          </p>
          <Html of={text} />
        </article>
        <Contents headings={headings} />
      </div>
    </Frame>,
  );
}

/** The list of the files of a folder. */
export function downloadPage(site: Site, { folder, title, about, names }: Download): string {
  const topOf = (name: string) => name.slice(0, Math.max(name.indexOf('/'), 0));
  const folders = [...new Set(names.map(topOf))].sort();
  return html(
    <Frame site={site} title={title} address={`${folder}/index.html`}>
      <h1>{title}</h1>
      <p className="lead">{about}</p>
      {folders.map((below) => (
        <section key={below}>
          {below && <h2 id={below}>{below}</h2>}
          <ul>
            {names
              .filter((name) => topOf(name) === below)
              .map((name) => (
                <li key={name}>
                  <a href={name}>{name.slice(below ? below.length + 1 : 0)}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Frame>,
  );
}

/** Links to operations. @param page that of the operations; by default, the one of the list */
const Calls = ({ of, page = '' }: { of: ReferenceOperation[]; page?: string }): ReactNode => (
  <ul className="calls">
    {of.map((operation) => (
      <li key={operation.id}>
        <Method operation={operation} /> <a href={`${page}#${operation.id}`}>{operation.summary}</a>{' '}
        <code>{operation.id}</code>
      </li>
    ))}
  </ul>
);

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
          <Calls of={operations} page={`${name}.html`} />
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
        A refused call has status 200, <code>success: false</code> and a code of its own. A program decides by the code;{' '}
        <code>msg</code> is for the person.
      </p>
      <section aria-labelledby="every-call">
        <h2 id="every-call">Of every call</h2>
        <p>
          A rejected request has another status than 200 and <code>{'{ code, msg }'}</code>, where <code>msg</code> is
          for developers. The SDK rejects with <code>kind: 'http'</code>, and for <code>600</code> with{' '}
          <code>kind: 'login-expired'</code>.
        </p>
        <Html of={markdown(generalTable(site.reference)).html} />
      </section>
      <h2 id="by-code">Of single calls</h2>
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
          <StoriesRefusedBy code={code} stories={site.stories} />
        </section>
      ))}
    </Frame>,
  );
}

const generalTable = ({ generalCodes }: Reference): string =>
  [
    '| Code | Status | When | Headers |',
    '| --- | --- | --- | --- |',
    ...generalCodes.map((one) => `| \`${one.code}\` | ${one.status} | ${one.when} | ${one.headers.join(', ')} |`),
  ].join('\n');

export function groupPage(site: Site, { name, title, description, operations }: Group): string {
  const uses = new Map<string, number>();
  for (const { failures } of site.reference.groups.flatMap((group) => group.operations)) {
    for (const { code } of failures) uses.set(code, (uses.get(code) ?? 0) + 1);
  }
  return html(
    <Frame site={site} title={title} address={`reference/${name}.html`} wide>
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <Calls of={operations} />
      {operations.map((operation) => (
        <Operation
          key={operation.id}
          operation={operation}
          resolve={site.reference.schema}
          uses={uses}
          stories={site.stories}
        />
      ))}
    </Frame>,
  );
}
