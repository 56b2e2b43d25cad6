import type { ContentItem } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import { formatText } from '../../../lib/format.ts';
import { pathTo } from '../../../platform/paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { LinkRow } from '../../../ui/Row.tsx';

/** Articles and courses; their texts are Chinese. */
export function Reading({ items }: { items: ContentItem[] }) {
  return items.map(({ contentId, contentType, title, minutes }) => (
    <LinkRow
      key={contentId}
      href={
        contentType === 'course'
          ? pathTo('/course', { courseId: contentId })
          : pathTo('/article', { articleId: contentId })
      }
      title={<span lang="zh-CN">{formatText(title)}</span>}
      detail={minutes > 0 && <Plural value={minutes} one="# minute" other="# minutes" />}
      trailing={
        contentType === 'course' && (
          <Badge>
            <Trans>Course</Trans>
          </Badge>
        )
      }
    />
  ));
}
