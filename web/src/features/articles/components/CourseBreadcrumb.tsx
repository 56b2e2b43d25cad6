import type { Course } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Link } from '#ui/Link.tsx';
import type { CoursePosition } from '../model/course.ts';
import styles from './CourseBreadcrumb.module.css';

interface Props {
  courseId: string;
  course: Course | undefined;
  place: CoursePosition | undefined;
}

/** Shows an article's course and its number in it, above the text. The line keeps its space while the course loads. */
export function CourseBreadcrumb({ courseId, course, place }: Props) {
  const number = place?.section.number;
  const total = place?.total;
  return (
    <p className={styles.place}>
      <Link href={pathTo('/course', { courseId })} className={styles.course}>
        {course ? <ServerText text={course.title} /> : <Trans>See the course</Trans>}
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
