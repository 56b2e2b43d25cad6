import { useEffect, useState } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { publicId } from '#platform/analytics/event-extras.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useQueryWithToast } from '#platform/query/useQueryWithToast.ts';
import { positionIn } from './course.ts';

/** The article's place in the course that the address names. */
export function useCoursePosition(articleId: string, courseId: string | undefined) {
  const { data: course, refetch } = useQueryWithToast({
    ...useFirstQuery('information.courseDetail'),
    enabled: courseId !== undefined,
  });
  const place = course && positionIn(course, articleId);
  const [ended, setEnded] = useState(false);
  const locked = place?.next?.status === 'locked';
  // After the embedder has reported the end of this section, the next one may be open. The course may load after the end of a
  // short text and still contain the earlier progress.
  useEffect(() => {
    if (ended && locked) void refetch();
  }, [ended, locked, refetch]);
  const onEnd = () => {
    track('article.read', { articleId: publicId({ articleId }, 'articleId') });
    setEnded(true);
  };
  return { course, place, onEnd };
}
