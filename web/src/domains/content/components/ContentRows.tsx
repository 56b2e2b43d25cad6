import type { ContentItem } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import { formatText } from '#lib/format/format.ts';
import type { Path } from '#lib/path.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkRow } from '#ui/Row.tsx';

interface Props {
  items: ContentItem[];
  /** The screen of an article or a course. */
  hrefOf: (item: ContentItem) => Path;
}

/** Articles and courses; their texts are Chinese. */
export function ContentRows({ items, hrefOf }: Props) {
  return items.map((item) => (
    <LinkRow
      key={item.contentId}
      href={hrefOf(item)}
      title={<span lang="zh-CN">{formatText(item.title)}</span>}
      detail={item.minutes > 0 && <Plural value={item.minutes} one="# minute" other="# minutes" />}
      trailing={
        item.contentType === 'course' && (
          <Badge>
            <Trans>Course</Trans>
          </Badge>
        )
      }
    />
  ));
}
