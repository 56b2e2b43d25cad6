import type { Course, CourseSection } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { formatText } from '#lib/format/format.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import styles from './SectionList.module.css';

/** Lists the sections in order. A locked one is not a link, and shows when it opens. */
export function SectionList({ course }: { course: Course }) {
  const { t } = useLingui();
  return (
    <section>
      <h3 className={typography.heading}>
        <Trans context="of a course">Parts</Trans>
      </h3>
      <ol className={styles.list} aria-label={t({ message: 'Parts', context: 'of a course' })}>
        {course.sections.map((section) => (
          <li key={section.sectionId} className={styles.item}>
            {section.status === 'locked' ? (
              <div className={`${styles.row} ${styles.locked}`}>
                <SectionText section={section} />
              </div>
            ) : (
              <Link
                href={pathTo('/article', { articleId: section.articleId, courseId: course.courseId })}
                className={styles.row}
              >
                <SectionText section={section} />
                <ChevronRight aria-hidden="true" className={layout.softIcon} size="1.8rem" />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function SectionText({ section }: { section: CourseSection }) {
  const { number, title, minutes, status } = section;
  return (
    <>
      <span className={`${styles.number} ${status === 'finished' ? styles.done : ''}`} aria-hidden="true">
        {status === 'finished' && <Check size="1.8rem" strokeWidth={2.6} />}
        {status === 'locked' && <Lock size="1.6rem" />}
        {status !== 'finished' && status !== 'locked' && number}
      </span>
      <span className={styles.text}>
        <ServerText className={styles.title} text={title} />
        <span className={styles.facts}>
          <span>
            <Plural value={minutes} one="# minute" other="# minutes" />
          </span>
          <span className={status === 'finished' ? styles.finished : undefined}>
            <Standing section={section} />
          </span>
        </span>
      </span>
    </>
  );
}

/** Shows the person's progress in a section. */
function Standing({ section: { number, status, progress } }: { section: CourseSection }): ReactNode {
  const format = useFormat();
  const read = format.percent(progress);
  if (status === 'finished') return <Trans context="part of a course">Finished</Trans>;
  if (status === 'reading') return <Trans>{read} read</Trans>;
  if (status === 'unread') return <Trans>Not read yet</Trans>;
  const before = number - 1;
  if (status === 'locked' && before > 0) return <Trans>Opens once part {before} is finished</Trans>;
  return formatText(undefined);
}
