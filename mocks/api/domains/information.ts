import { moment, msOf, timestamp } from '../engine/days.ts';
import { sha1 } from '../engine/hash.ts';
import type { Memory } from '../engine/memory.ts';
import { successExamples } from '../engine/success-examples.ts';
import type { Article, ContentItem, Course, ShortLink } from '../generated/operations.ts';
import { isMember } from '../person/person.ts';

interface State {
  articles: Article[];
  courses: Course[];
  /** All items of the lists without duplicates, courses first. */
  contents: ContentItem[];
  links: Map<string, ShortLink & { expiresAt: string }>;
}

const SHORT = 'https://s.health-app.example/';
const GOOD_FOR = 30 * 86_400_000;

export const memory: Memory<'information', State> = {
  begin(examples, _now, { isNew }) {
    const courses = structuredClone(successExamples(examples, 'information.courseDetail'));
    const listed = ['information.listByTaskType', 'information.listByHealthDataType'] as const;
    const contents = listed.flatMap((id) => successExamples(examples, id).flat());
    return {
      articles: successExamples(examples, 'information.articleHtmlContent'),
      courses: isNew ? courses.map(unread) : courses,
      contents: [...new Map(contents.map((content) => [content.contentId, content])).values()].sort(byKind),
      links: new Map(),
    };
  },
  handlers: {
    'information.articleHtmlContent'({ articles, courses }, { input, fail }) {
      for (const course of courses) read(course, input.articleId);
      return articles.find(({ articleId }) => articleId === input.articleId) ?? fail('failGone');
    },

    'information.courseDetail'({ courses }, { input, person, fail }) {
      const course = courses.find(({ courseId }) => courseId === input.courseId) ?? fail('failGone');
      return course.membersOnly && !isMember(person) ? fail('failNotMember') : course;
    },

    'information.listByTaskType': ({ contents }, { input }) =>
      contents.filter(({ taskTypes }) => taskTypes.includes(input.taskType)),

    'information.listByHealthDataType': ({ contents }, { input }) =>
      contents.filter(({ healthDataTypes }) => healthDataTypes.includes(input.healthDataType)),

    'information.shortLink'({ links }, { input, now }) {
      const { url } = input;
      const before = links.get(url);
      if (before && msOf(before.expiresAt) > now.getTime()) return before;
      const code = sha1(url).slice(0, 8);
      const link = { shortUrl: SHORT + code, url, expiresAt: timestamp(moment(now.getTime() + GOOD_FOR)) };
      links.set(url, link);
      return link;
    },
  },
};

/** A course that was not read yet: only its first section is open. */
const unread = (course: Course): Course => ({
  ...course,
  status: 'notStarted',
  progress: 0,
  sections: course.sections.map((section, index) => ({
    ...section,
    status: index === 0 ? 'unread' : 'locked',
    progress: 0,
  })),
});

/** The native app reports reading progress. The mock has no native app, so an opened item counts as fully read. */
function read(course: Course, articleId: string): void {
  const { sections } = course;
  const index = sections.findIndex((section) => section.articleId === articleId && section.status !== 'locked');
  const section = sections[index];
  if (!section) return;
  Object.assign(section, { status: 'finished', progress: 100 });
  const next = sections[index + 1];
  if (next?.status === 'locked') next.status = 'unread';
  course.progress = Math.round(sections.reduce((total, { progress }) => total + progress, 0) / sections.length);
  course.status = sections.every(({ status }) => status === 'finished') ? 'finished' : 'learning';
}

const byKind = (a: ContentItem, b: ContentItem): number =>
  b.contentType.localeCompare(a.contentType) || a.contentId.localeCompare(b.contentId);
