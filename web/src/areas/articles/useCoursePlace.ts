import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api.ts';
import { track } from '../../app/analytics.ts';
import { placeOf } from './course.ts';

/** An article's place in the course it was opened from. */
export function useCoursePlace(articleId: string, courseId: string | undefined) {
  const query = useQuery({
    ...queries.information.courseDetail({ courseId: courseId ?? '' }),
    enabled: courseId !== undefined,
    // What was read since is told at once.
    staleTime: 0,
  });
  const place = query.data && placeOf(query.data, articleId);
  /** The app around the page has reported that the section was read, so the next one may have opened. */
  const onEnd = () => {
    track('article.read', { articleId });
    if (courseId === undefined) return;
    // A course that is still on its way was asked for before that.
    if (!place || place.next?.status === 'locked') void query.refetch();
  };
  return { course: query.data, place, onEnd };
}
