import type { Course } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ProgressBar } from '#ui/gauge/ProgressBar.tsx';
import layout from '#ui/Layout.module.css';
import { ScreenSubject } from '#ui/ScreenSubject.tsx';
import typography from '#ui/Typography.module.css';
import { countFinished } from '../model/course.ts';
import styles from './CourseHead.module.css';
import { CoverImage } from './CoverImage.tsx';

/** The head of a course: subject, teacher and reading progress. */
export function CourseHead({ course }: { course: Course }) {
  const { t } = useLingui();
  const format = useFormat();
  const { minutes } = course;
  const total = course.sections.length;
  const finished = countFinished(course);
  return (
    <>
      {course.cover !== null && <CoverImage src={course.cover} />}
      <div className={layout.stack2}>
        <ScreenSubject text={course.title} />
        <ServerText as="h2" className={styles.title} text={course.title} />
        <p className={styles.teacher} lang="zh-CN">
          <span className={styles.name}>{course.teacher}</span>
          {course.teacherTitle && <span>{course.teacherTitle}</span>}
        </p>
        <ServerText as="p" text={course.summary} />
        <ul className={styles.facts}>
          <li>
            <Plural value={total} one="# part" other="# parts" />
          </li>
          <li>
            <Plural value={minutes} one="# minute" other="# minutes" />
          </li>
        </ul>
      </div>
      {total === 0 ? (
        <p className={typography.laterNote}>
          <Trans>This course has no parts yet.</Trans>
        </p>
      ) : (
        <Card padded>
          <ProgressBar label={t`Read so far`} value={course.progress / 100} text={format.percent(course.progress)} />
          <p className={typography.laterNote}>
            {finished === total ? (
              <Trans>You have finished this course.</Trans>
            ) : (
              <Trans>
                {finished} of <Plural value={total} one="# part" other="# parts" /> finished
              </Trans>
            )}
          </p>
        </Card>
      )}
    </>
  );
}

/** Placeholders for cover, title, teacher, summary, progress and sections. */
export function CourseSkeleton() {
  return (
    <div className={layout.stack4}>
      <Skeleton rows={1} height="19.3rem" />
      <Skeleton rows={2} height="2.4rem" />
      <Skeleton rows={1} height="7rem" />
      <Skeleton rows={1} height="9.2rem" />
      <Skeleton rows={3} height="8rem" />
    </div>
  );
}
