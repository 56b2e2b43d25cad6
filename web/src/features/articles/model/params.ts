import * as v from 'valibot';

/** An id as the description has it. */
const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const CourseParams = v.object({ courseId: Id });

/** With a course, the article is one of its sections. */
export const ArticleParams = v.object({ articleId: Id, courseId: v.optional(Id) });

/** Without a stage, the one that finished last. */
export const EvaluateParams = v.object({ stageId: v.optional(Id) });

export const courseAddress = (courseId: string): string => `/course?${new URLSearchParams({ courseId })}`;

export const articleAddress = (articleId: string, courseId?: string): string =>
  `/article?${new URLSearchParams({ articleId, ...(courseId !== undefined && { courseId }) })}`;
