import type { Course } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { pathTo } from '#platform/routing/paths.ts';
import { Link } from '#ui/Link.tsx';
import type { CoursePosition } from '../model/course.ts';
import styles from './CourseBreadcrumb.module.css';

interface Props {
  courseId: string;
  course: Course | undefined;
  place: CoursePosition | undefined;
}

/** The course of an article and the article's number in it, above the text. It takes its line before the course has loaded. */
export function CourseBreadcrumb({ courseId, course, place }: Props) {
  const number = place?.section.number;
  const total = place?.total;
  return (
    <p className={styles.place}>
      <Link href={pathTo('/course', { courseId })} className={styles.course}>
        {course ? <span lang="zh-CN">{course.title}</span> : <Trans>To the course</Trans>}
      </Link>
      {place && (
        <span>
          <Trans>
            Part {number} of {total}
          </Trans>
        </span>
      )}
    </p>
  );
}
