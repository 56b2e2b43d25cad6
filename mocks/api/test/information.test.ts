import { describe, expect, it } from 'vitest';
import { freshWorld } from './world.ts';

const { ask, clock, wait, examples, reset } = freshWorld();

const article = (articleId: string) => ask('information.articleHtmlContent', { articleId });
const course = (courseId: string) => ask('information.courseDetail', { courseId });

describe('an article', () => {
  it('an article is found by its id', () => {
    expect(article('article-6001')).toMatchObject({ title: '早晚差一公斤，不等于胖了一公斤', author: '许安然' });
    expect(article('article-0')).toBe('文章不存在或已下架');
  });

  it('the articles have content of every kind, and the hostile one has scripts', () => {
    for (const tag of ['<h2>', '<ul>', '<img ', '<table>', '<blockquote>', '<figure>']) {
      expect(article('article-6001').html).toContain(tag);
    }
    for (const danger of ['<script>', 'onerror=', 'javascript:', '<style>', '<iframe', '<base ']) {
      expect(article('article-6002').html).toContain(danger);
    }
  });
});

describe('a list', () => {
  it.each([
    ['listByTaskType', 'taskType', 'diet'],
    ['listByTaskType', 'taskType', 'measure'],
    ['listByTaskType', 'taskType', 'course'],
    ['listByHealthDataType', 'healthDataType', 'weight'],
    ['listByHealthDataType', 'healthDataType', 'sleep'],
    ['listByHealthDataType', 'healthDataType', 'uricAcid'],
  ])('%s equals the example for %s %s', (verb, name, kind) => {
    expect(ask(`information.${verb}`, { [name]: kind })).toEqual(examples.data(`information.${verb}`, kind));
  });

  it('a list links to existing articles and courses with the same title', () => {
    const kinds = ['weight', 'bloodSugar', 'bloodPressure', 'sleep', 'heartRate', 'uricAcid'];
    for (const healthDataType of kinds) {
      const items = ask('information.listByHealthDataType', { healthDataType });
      expect(items.length).toBeGreaterThan(0);
      for (const { contentId, contentType, title, minutes, membersOnly } of items) {
        if (contentType === 'course') expect(course(contentId)).toMatchObject({ title, minutes, membersOnly });
        else expect(article(contentId)).toMatchObject({ title, minutes });
      }
    }
    expect(ask('information.listByTaskType', { taskType: 'reading' })).toHaveLength(7);
  });
});

it('a course for members is given to members only', () => {
  const asNonMember = (courseId: string) => ask('information.courseDetail', { courseId }, 'a-test-nonMember');
  expect(course('course-6103')).toMatchObject({ membersOnly: true });
  expect(asNonMember('course-6103')).toBe('该课程为会员专享，开通会员后即可学习');
  expect(asNonMember('course-6101')).toMatchObject({ membersOnly: false });
  expect(course('course-0')).toBe('课程不存在或已下架');
});

it('a section counts as read when its article is opened, and unlocks the next one', () => {
  reset();
  const standing = () => {
    const { status, progress, sections } = course('course-6101');
    return [status, progress, ...sections.map((section) => section.status)];
  };
  expect(standing()).toEqual(['learning', 35, 'finished', 'reading', 'locked', 'locked']);
  article('article-6004');
  expect(standing()).toEqual(['learning', 35, 'finished', 'reading', 'locked', 'locked']);
  article('article-6008');
  expect(standing()).toEqual(['learning', 50, 'finished', 'finished', 'unread', 'locked']);
  article('article-6006');
  article('article-6004');
  expect(standing()).toEqual(['finished', 100, 'finished', 'finished', 'finished', 'finished']);
});

it('the same long address gets the same short one for 30 days', () => {
  const short = (url: string) => ask('information.shortLink', { url }) as { shortUrl: string; expiresAt: string };
  const first = short('https://h5.health-app.example/share?type=family');
  expect(Date.parse(first.expiresAt) - clock.now.getTime()).toBe(30 * 86_400_000);
  expect(short('https://h5.health-app.example/share?type=sugarControl').shortUrl).not.toBe(first.shortUrl);
  wait(29 * 86_400);
  expect(short('https://h5.health-app.example/share?type=family')).toEqual(first);
  wait(2 * 86_400);
  expect(short('https://h5.health-app.example/share?type=family').expiresAt > first.expiresAt).toBe(true);
});
