import type { Course, CourseSection } from '@health-app/sdk';

/** Where to start or to go on: the first section that is open and not finished. None once all are, or when none is open. */
export const nextSection = ({ sections }: Pick<Course, 'sections'>): CourseSection | undefined =>
  sections.find(({ status }) => status === 'unread' || status === 'reading');

export const countFinished = ({ sections }: Pick<Course, 'sections'>): number =>
  sections.filter(({ status }) => status === 'finished').length;

/** An article's place in a course, with its neighbours. */
export interface Place {
  section: CourseSection;
  previous: CourseSection | undefined;
  next: CourseSection | undefined;
}

/** None when the article is not of the course. */
export function placeOf({ sections }: Pick<Course, 'sections'>, articleId: string): Place | undefined {
  const index = sections.findIndex((section) => section.articleId === articleId);
  const section = sections[index];
  return section && { section, previous: sections[index - 1], next: sections[index + 1] };
}
