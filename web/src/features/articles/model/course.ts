import type { Course, CourseSection } from '@health-app/sdk';
import { countOf } from '#lib/open-value.ts';

/** The section to start or continue with: the first open and unfinished one; `undefined` without any. */
export const nextSection = ({ sections }: Pick<Course, 'sections'>): CourseSection | undefined =>
  sections.find(({ status }) => status === 'unread' || status === 'reading');

/** Number of finished sections; NaN if the reply does not tell it. */
export const countFinished = ({ sections }: Pick<Course, 'sections'>): number =>
  countOf(sections, 'finished', ['locked', 'unread', 'reading', 'finished']);

/** An article's position in a course, with its neighbours. */
export interface CoursePosition {
  /** Number of sections. */
  total: number;
  section: CourseSection;
  previous: CourseSection | undefined;
  next: CourseSection | undefined;
}

/** Finds an article in a course; `undefined` if the course does not contain it, or if its sections are missing. */
export function positionIn(
  { sections }: Partial<Pick<Course, 'sections'>>,
  articleId: string,
): CoursePosition | undefined {
  if (!Array.isArray(sections)) return undefined;
  const index = sections.findIndex((section) => section.articleId === articleId);
  const section = sections[index];
  return section && { total: sections.length, section, previous: sections[index - 1], next: sections[index + 1] };
}
