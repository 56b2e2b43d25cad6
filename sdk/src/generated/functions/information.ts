// Written by npm run generate. Do not edit.
import { type OperationFunction, operation } from '../../operation.ts';
import type { Article, ContentItem, Course, InformationArticleHtmlContentInput, InformationCourseDetailInput, InformationListByHealthDataTypeInput, InformationListByTaskTypeInput, InformationShortLinkInput, ShortLink } from '../schema.ts';

/**
 * An article to read.
 *
 * The whole article. Its HTML may hold anything: a client sanitises it before it is shown.
 *
 * `GET /information/app/article/html-content`
 * @throws {HealthError} kind `business`:
 * - `GONE`: It was withdrawn
 */
export const informationArticleHtmlContent: OperationFunction<'information.articleHtmlContent', 'read', [input: InformationArticleHtmlContentInput], Article> = /* @__PURE__ */ operation(
  'information.articleHtmlContent',
  'GET /information/app/article/html-content',
);

/**
 * A course with its sections.
 *
 * The subject of the course, its sections and the person's progress in each. A section's text is an article. The native
 * app reports the progress; this call only returns it.
 *
 * `GET /information/app/v1/course/detail`
 * @throws {HealthError} kind `business`:
 * - `GONE`: It was withdrawn
 * - `NOT_MEMBER`: It is for members only (`membersOnly`), and the person is none
 */
export const informationCourseDetail: OperationFunction<'information.courseDetail', 'read', [input: InformationCourseDetailInput], Course> = /* @__PURE__ */ operation(
  'information.courseDetail',
  'GET /information/app/v1/course/detail',
);

/**
 * Articles and courses beside a kind of health data.
 *
 * Articles and courses about a kind of health data, the most fitting first. Shown below its chart.
 *
 * `GET /information/view/content/listByHealthDataType`
 * @throws {HealthError}
 */
export const informationListByHealthDataType: OperationFunction<'information.listByHealthDataType', 'read', [input: InformationListByHealthDataTypeInput], ContentItem[]> = /* @__PURE__ */ operation(
  'information.listByHealthDataType',
  'GET /information/view/content/listByHealthDataType data=array',
);

/**
 * Articles and courses beside a kind of task.
 *
 * Articles and courses that help with a task of a plan, the most fitting first. Shown below the task.
 *
 * `GET /information/view/content/listByTaskType`
 * @throws {HealthError}
 */
export const informationListByTaskType: OperationFunction<'information.listByTaskType', 'read', [input: InformationListByTaskTypeInput], ContentItem[]> = /* @__PURE__ */ operation(
  'information.listByTaskType',
  'GET /information/view/content/listByTaskType data=array',
);

/**
 * A short address for a long one.
 *
 * For a share picture or a message, where a long address would not fit. The same address gives the same short one for as
 * long as that is good.
 *
 * `GET /information/app/scrm/getShortLink`
 * @throws {HealthError} kind `business`:
 * - `UNKNOWN_HOST`: The address belongs to a host that is not allowed
 */
export const informationShortLink: OperationFunction<'information.shortLink', 'read', [input: InformationShortLinkInput], ShortLink> = /* @__PURE__ */ operation(
  'information.shortLink',
  'GET /information/app/scrm/getShortLink',
);
