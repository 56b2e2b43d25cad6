import type { ContentItem } from '@health-app/sdk';
import type { Path } from '#lib/path.ts';
import { pathTo } from '#platform/routing/paths.ts';

/** The screen of an article or a course. */
export const pathOfContent = ({ contentId, contentType }: Pick<ContentItem, 'contentId' | 'contentType'>): Path =>
  contentType === 'course' ? pathTo('/course', { courseId: contentId }) : pathTo('/article', { articleId: contentId });
