import type { CourseSection } from '@health-app/sdk';
import { describe, expect, it } from 'vitest';
import { countFinished, nextSection, positionIn } from './course.ts';

const sections = (...states: CourseSection['status'][]): CourseSection[] =>
  states.map((status, index) => ({
    sectionId: `section-${index + 1}`,
    number: index + 1,
    title: `Part ${index + 1}`,
    summary: '',
    articleId: `article-${index + 1}`,
    minutes: 3,
    status,
    progress: status === 'finished' ? 100 : 0,
  }));

describe('the next section', () => {
  it('the next section of a course is the first unlocked and unfinished one', () => {
    expect(nextSection({ sections: sections('finished', 'reading', 'locked') })?.number).toBe(2);
    expect(nextSection({ sections: sections('unread', 'locked') })?.number).toBe(1);
  });

  it('a course has no next section if all are finished or locked', () => {
    expect(nextSection({ sections: sections('finished', 'finished') })).toBeUndefined();
    expect(nextSection({ sections: sections('locked') })).toBeUndefined();
  });
});

it('the finished sections of a course are counted', () => {
  expect(countFinished({ sections: sections('finished', 'finished', 'reading', 'locked') })).toBe(2);
});

describe('the place of an article in a course', () => {
  const course = { sections: sections('finished', 'reading', 'locked') };

  it('an article in a course has a previous and a next section', () => {
    const place = positionIn(course, 'article-2');
    expect([place?.previous?.number, place?.section.number, place?.next?.number]).toEqual([1, 2, 3]);
  });

  it('the first article has no previous section, the last one no next section', () => {
    expect(positionIn(course, 'article-1')).not.toHaveProperty('previous.number');
    expect(positionIn(course, 'article-3')).not.toHaveProperty('next.number');
  });

  it('an article outside the course has no place in it', () => {
    expect(positionIn(course, 'article-9')).toBeUndefined();
  });
});
