import type { ContentItem } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { Badge } from '#ui/Badge.tsx';
import layout from '#ui/Layout.module.css';
import { LinkRow } from '#ui/Row.tsx';
import { pathOfContent } from '../model/content-path.ts';
import { sortBySubject } from '../model/sort-by-subject.ts';
import styles from './Thumbnail.module.css';

/** Lists articles and courses, those about the given subject first. Their texts are Chinese. */
export function ContentRows({ items }: { items: ContentItem[] }) {
  return sortBySubject(items).map((item) => (
    <LinkRow
      key={item.contentId}
      href={pathOfContent(item)}
      leading={item.cover && <Thumbnail src={item.cover} />}
      title={<ServerText className="title" text={item.title} />}
      detail={<Facts item={item} />}
    />
  ));
}

/** Shows the duration and the kind, below the title because the title needs the full width. */
function Facts({ item: { minutes, contentType, membersOnly } }: { item: ContentItem }) {
  return (
    <span className={layout.lineNarrow}>
      {minutes > 0 && (
        <span>
          <Plural value={minutes} one="# minute" other="# minutes" />
        </span>
      )}
      {contentType === 'course' && (
        <Badge>
          <Trans>Course</Trans>
        </Badge>
      )}
      {contentType === 'course' && membersOnly && (
        <Badge>
          <Trans>Members only</Trans>
        </Badge>
      )}
    </span>
  );
}

/** The cover of an article or a course in a row. Renders nothing if the image fails to load. */
function Thumbnail({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <img className={styles.picture} src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
  );
}
