import type { CourseSection } from '@health-app/sdk';
import { describe, expect, it } from 'vitest';
import { countFinished, nextSection, placeOf } from './course.ts';

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

describe('the section to go on with', () => {
  it('is the first that is open and not finished', () => {
    expect(nextSection({ sections: sections('finished', 'reading', 'locked') })?.number).toBe(2);
    expect(nextSection({ sections: sections('unread', 'locked') })?.number).toBe(1);
  });

  it('is none once all are finished, or when all are locked', () => {
    expect(nextSection({ sections: sections('finished', 'finished') })).toBeUndefined();
    expect(nextSection({ sections: sections('locked') })).toBeUndefined();
  });
});

it('counts the finished sections', () => {
  expect(countFinished({ sections: sections('finished', 'finished', 'reading', 'locked') })).toBe(2);
});

describe('the place of an article', () => {
  const course = { sections: sections('finished', 'reading', 'locked') };

  it('has the sections before and after it', () => {
    const place = placeOf(course, 'article-2');
    expect([place?.previous?.number, place?.section.number, place?.next?.number]).toEqual([1, 2, 3]);
  });

  it('has none before the first and none after the last', () => {
    expect(placeOf(course, 'article-1')).not.toHaveProperty('previous.number');
    expect(placeOf(course, 'article-3')).not.toHaveProperty('next.number');
  });

  it('is none for an article of elsewhere', () => {
    expect(placeOf(course, 'article-9')).toBeUndefined();
  });
});
