import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Path } from '#lib/path.ts';
import { product } from '#platform/routing/product.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Wide } from '#ui/Columns.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import type { Agreement, Block } from '../model/agreement.ts';
import { targetPath } from '../model/link-target.ts';
import styles from './AgreementText.module.css';
import { CopyLinkButton } from './CopyLinkButton.tsx';

const sectionPath = (id: string) => `#${id}` as Path;

/** A legal text: version, contents and sections. Each section has a link. */
export function AgreementText({ agreement: { version, date, changes, summary, sections } }: { agreement: Agreement }) {
  const format = useFormat();
  // The text loads after the page, so the browser cannot scroll to the section in the address.
  useEffect(() => {
    const { pathname } = location;
    goTo(location.hash);
    const follow = () => {
      if (location.pathname !== pathname) return;
      if (location.hash) goTo(location.hash);
      else scrollTo(0, 0);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const day = format.date(date, 'long');
  return (
    <Wide>
      <article className={styles.agreement}>
        <div className={styles.text}>
          <div className={layout.stack2}>
            <p>{summary}</p>
            {/* The words in brackets are the provider's to fill in, and no draft is in force. */}
            <p className={typography.note} role="note">
              <Badge>
                <Trans>Draft</Trans>
              </Badge>{' '}
              <Trans>
                Version {version} of {day}
              </Trans>
            </p>
            {changes && (
              <p className={styles.changes}>
                <strong>
                  <Trans>Changed since {changes.since}</Trans>
                </strong>{' '}
                {changes.text}
              </p>
            )}
          </div>
        </div>
        <Contents sections={sections} />
        <div className={styles.text}>
          {sections.map((section, index) => (
            <SectionText key={section.id} number={index + 1} section={section} />
          ))}
        </div>
      </article>
    </Wide>
  );
}

/** Links to the sections: closed in one row above the text, or open beside it in a large window. */
function Contents({ sections }: Pick<Agreement, 'sections'>) {
  const { t } = useLingui();
  const entries = (
    <ol className={styles.entries}>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          {/* Uses the router's link, because it numbers the history entry. */}
          <Link href={sectionPath(id)} className={styles.entry} onClick={() => goTo(`#${id}`)}>
            <span className={styles.place}>{index + 1}</span>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={t`Contents`} className={styles.contents}>
      <div className={styles.above}>
        <Disclosure
          title={
            <>
              <Trans>Contents</Trans> <span className={typography.softFigures}>{sections.length}</span>
            </>
          }
        >
          {entries}
        </Disclosure>
      </div>
      <div className={styles.beside}>
        <Card>{entries}</Card>
      </div>
    </nav>
  );
}

function SectionText({
  number,
  section: { id, title, blocks },
}: {
  number: number;
  section: Agreement['sections'][number];
}) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id} className={`${styles.title} whole-words`} tabIndex={-1}>
          <span className={styles.number}>{number}</span>
          <span className="whole-words">{title}</span>
        </h2>
        <CopyLinkButton id={id} title={title} />
      </div>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change
        <BlockText key={place} block={block} />
      ))}
    </section>
  );
}

export function AgreementSkeleton() {
  return (
    <>
      <Skeleton rows={1} height="6.4rem" />
      <Skeleton rows={1} height="10rem" />
      <Skeleton rows={1} height="4.8rem" />
      <Skeleton rows={1} height="40rem" />
    </>
  );
}

function BlockText({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  if ('to' in block) {
    return (
      <p>
        <Link href={targetPath(block.to)} className={styles.link}>
          {block.text}
        </Link>
      </p>
    );
  }
  if ('ai' in block) return <p>{product === 'ai' ? block.ai : block.food}</p>;
  return (
    <dl className={styles.facts}>
      {block.facts.map(([term, fact]) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Moves the scroll position and the focus to a section. */
function goTo(hash: string): void {
  const heading = document.getElementById(hash.slice(1));
  if (!heading?.matches('h2')) return;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}
