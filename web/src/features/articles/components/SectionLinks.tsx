import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Lock from 'lucide-react/icons/lock';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import type { CoursePosition } from '../model/course.ts';
import styles from './SectionLinks.module.css';

/** Below a section: links to the previous and the next one, or the end of the course. */
export function SectionLinks({ courseId, place: { previous, next } }: { courseId: string; place: CoursePosition }) {
  const { t } = useLingui();
  return (
    <nav className={styles.links} aria-label={t`Parts of the course`}>
      {next?.status === 'locked' && (
        <div className={`${styles.link} ${styles.locked}`}>
          <div className={styles.text}>
            <p className={typography.small}>
              <Trans>Next part</Trans>
            </p>
            <ServerText as="p" className={typography.strong} text={next.title} />
            <p className={typography.small}>
              <Trans>Opens once you have read this part to its end</Trans>
            </p>
          </div>
          <Lock aria-hidden="true" size="1.8rem" />
        </div>
      )}
      {next && next.status !== 'locked' && (
        <Link
          href={pathTo('/article', { articleId: next.articleId, courseId })}
          className={`${styles.link} ${styles.next}`}
        >
          <span className={styles.text}>
            <span className={typography.small}>
              <Trans>Next part</Trans>
            </span>
            <ServerText className={typography.strong} text={next.title} />
          </span>
          <ChevronRight aria-hidden="true" size="2rem" />
        </Link>
      )}
      {!next && (
        <div className={styles.last}>
          <p>
            <Trans>That was the last part of the course.</Trans>
          </p>
          <ButtonLink href={pathTo('/course', { courseId })} variant="quiet">
            <Trans>Back to the course</Trans>
          </ButtonLink>
        </div>
      )}
      {previous && (
        <Link href={pathTo('/article', { articleId: previous.articleId, courseId })} className={styles.link}>
          <ChevronLeft aria-hidden="true" size="2rem" />
          <span className={styles.text}>
            <span className={typography.small}>
              <Trans>Previous part</Trans>
            </span>
            <ServerText className={typography.strong} text={previous.title} />
          </span>
        </Link>
      )}
    </nav>
  );
}
