import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { track } from '../../../platform/analytics.ts';
import { queries } from '../../../platform/client.ts';
import { placeOf } from './course.ts';

/** An article's place in the course it was opened from. */
export function useCoursePlace(articleId: string, courseId: string | undefined) {
  const { data: course, refetch } = useQuery({
    ...queries.information.courseDetail({ courseId: courseId ?? '' }),
    enabled: courseId !== undefined,
    // What was read since is told at once.
    staleTime: 0,
  });
  const place = course && placeOf(course, articleId);
  const [ended, setEnded] = useState(false);
  const locked = place?.next?.status === 'locked';
  // The app around the page has reported that the section was read, so the next one may have opened. The course may come later
  // than the end of a short text, and yet have been asked for before it.
  useEffect(() => {
    if (ended && locked) void refetch();
  }, [ended, locked, refetch]);
  const onEnd = () => {
    track('article.read', { articleId });
    setEnded(true);
  };
  return { course, place, onEnd };
}
