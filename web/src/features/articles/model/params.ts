import * as v from 'valibot';
import { idParam } from '../../../lib/params.ts';

export const courseParams = v.object({ courseId: idParam });

/** With a course, the article is one of its sections. */
export const articleParams = v.object({ articleId: idParam, courseId: v.optional(idParam) });

/** Without a stage, the one that finished last. */
export const evaluateParams = v.object({ stageId: v.optional(idParam) });
