import type { Article } from '@health-app/sdk';
import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import layout from '#ui/Layout.module.css';
import { RichText, useSanitiser } from '#ui/rich-text/RichText.tsx';
import { ScreenSubject } from '#ui/ScreenSubject.tsx';
import typography from '#ui/Typography.module.css';
import { useOpenPictures } from '../model/useOpenPictures.tsx';
import { useVisibleOnce } from '../model/useVisibleOnce.ts';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import styles from './ArticleText.module.css';
import { CoverImage } from './CoverImage.tsx';

interface Props {
  article: Article;
  /** Called once, when the last line has become visible. */
  onEnd: () => void;
  /** Content below the text. */
  children?: ReactNode;
}

/** Shows an article: title, author, date, reading time, cover and text. All render together, so that nothing shifts. */
export function ArticleText(props: Props) {
  return useSanitiser() ? <Prepared {...props} /> : <ArticleSkeleton />;
}

function Prepared({ article, onEnd, children }: Props) {
  const format = useFormat();
  const { title, author, authorTitle, publishedAt, minutes, cover, html } = article;
  const end = useVisibleOnce(onEnd);
  const openPictures = useOpenPictures();
  return (
    <>
      <article className={layout.column4}>
        <header className={typography.soft}>
          <ScreenSubject text={title} />
          <ServerText as="h2" className={styles.title} text={title} />
          <p className={styles.facts} lang="zh-CN">
            <span className={styles.author}>{author}</span>
            {authorTitle && <span>{authorTitle}</span>}
          </p>
          <p className={styles.facts}>
            <time dateTime={publishedAt}>{format.date(publishedAt, 'long')}</time>
            <span>
              <Plural value={minutes} one="# minute to read" other="# minutes to read" />
            </span>
          </p>
        </header>
        {/* An article never shows the same picture twice. */}
        {cover !== null && !html.includes(`"${cover}"`) && <CoverImage src={cover} />}
        <div lang="zh-CN">
          <RichText html={html} onOpenImage={(...picture) => void openPictures.open(...picture)} />
        </div>
        <div ref={end} />
      </article>
      {children}
      {openPictures.viewer}
    </>
  );
}
