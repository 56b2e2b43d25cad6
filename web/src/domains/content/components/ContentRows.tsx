import type { ContentItem } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import { formatText } from '#lib/format/format.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { bySubject } from '../model/by-subject.ts';
import { pathOfContent } from '../model/content-path.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** Articles and courses, those about the one subject first; their texts are Chinese. */
export function ContentRows({ items }: { items: ContentItem[] }) {
  return bySubject(items).map((item) => (
    <LinkRow
      key={item.contentId}
      href={pathOfContent(item)}
      leading={item.cover && <Thumbnail src={item.cover} />}
      title={<span lang="zh-CN">{formatText(item.title)}</span>}
      detail={item.minutes > 0 && <Plural value={item.minutes} one="# minute" other="# minutes" />}
      trailing={
        item.contentType === 'course' && (
          <>
            <Badge>
              <Trans>Course</Trans>
            </Badge>
            {item.membersOnly && (
              <Badge>
                <Trans>Members only</Trans>
              </Badge>
            )}
          </>
        )
      }
    />
  ));
}
