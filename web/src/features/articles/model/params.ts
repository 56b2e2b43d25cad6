import * as v from 'valibot';
import { idParam } from '#platform/routing/params.ts';

export const courseParams = v.object({ courseId: idParam });

/** With a `courseId`, the article is a section of that course. */
export const articleParams = v.object({ articleId: idParam, courseId: v.optional(idParam) });

/** Without a `stageId`, the screen shows the stage that finished last. */
export const evaluateParams = v.object({ stageId: v.optional(idParam) });
