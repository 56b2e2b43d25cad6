import type { Article, Course } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useState } from 'react';
import type { InferOutput } from 'valibot';
import { track } from '#platform/analytics/analytics.ts';
import { publicId } from '#platform/analytics/event-extras.ts';
import { queries } from '#platform/client.ts';
import { isRefused } from '#platform/failures/is-refused.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { useQueryWithToast } from '#platform/query/useQueryWithToast.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useShare } from '#platform/share/useShare.ts';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';
import { Link } from '#ui/Link.tsx';
import { useSanitiser } from '#ui/rich-text/RichText.tsx';
import { BarButton, Screen } from '#ui/Screen.tsx';
import { ArticleSkeleton } from '../components/ArticleSkeleton.tsx';
import { ArticleText } from '../components/ArticleText.tsx';
import { ContentList } from '../components/ContentList.tsx';
import { SectionLinks } from '../components/SectionLinks.tsx';
import { type CoursePosition, positionIn } from '../model/course.ts';
import { articleParams } from '../model/params.ts';
import styles from './ArticleScreen.module.css';

/** `/article?articleId=&courseId=`: an article; with a course, as a section of it. */
export function ArticleScreen() {
  const [params] = useParams(articleParams);
  if (params) return <Reading key={params.articleId} {...params} />;
  return (
    <Screen title={<Trans>Article</Trans>}>
      <ContentList kind="reading" title={<Trans>This link has no article</Trans>}>
        <Trans>The link may have been cut off. Other articles:</Trans>
      </ContentList>
    </Screen>
  );
}

function Reading({ articleId, courseId }: InferOutput<typeof articleParams>) {
  const { t } = useLingui();
  // Loads in parallel with the article.
  useSanitiser();
  const article = useQuery(useFirstQuery('information.articleHtmlContent'));
  const { course, place, onEnd } = useCoursePosition(articleId, courseId);
  const { share, link, hideLink } = useShareArticle(article.data);
  return (
    <Screen
      title={<Trans>Article</Trans>}
      action={
        article.data && (
          <BarButton label={t`Share`} onClick={() => void share()}>
            <Share2 aria-hidden="true" size="2.2rem" />
          </BarButton>
        )
      }
    >
      {link && <LinkToCopy link={link} onClose={hideLink} />}
      {courseId !== undefined && <CourseBreadcrumb courseId={courseId} course={course} place={place} />}
      {isRefused(article) ? (
        <ContentList kind="reading" title={<Trans>This article is no longer available</Trans>}>
          <Trans>Other articles:</Trans>
        </ContentList>
      ) : (
        <QueryView query={article} skeleton={<ArticleSkeleton />}>
          {(article) => (
            <ArticleText article={article} onEnd={onEnd}>
              {courseId !== undefined && place && <SectionLinks courseId={courseId} place={place} />}
            </ArticleText>
          )}
        </QueryView>
      )}
    </Screen>
  );
}

/** The article's place in the course that the address names. */
function useCoursePosition(articleId: string, courseId: string | undefined) {
  const { data: course, refetch } = useQueryWithToast({
    ...useFirstQuery('information.courseDetail'),
    enabled: courseId !== undefined,
  });
  const place = course && positionIn(course, articleId);
  const [ended, setEnded] = useState(false);
  const locked = place?.next?.status === 'locked';
  // After the embedder has reported the end of this section, the next one may be open. The course may load after the end of a
  // short text and still contain the earlier progress.
  useEffect(() => {
    if (ended && locked) void refetch();
  }, [ended, locked, refetch]);
  const onEnd = () => {
    track('article.read', { articleId: publicId({ articleId }, 'articleId') });
    setEnded(true);
  };
  return { course, place, onEnd };
}

/**
 * After the embedder has reported the end of this section, the next one may be open. After a short text, the course may
 * load later than that report and still have the former progress.
 */
function useShareArticle(article: Article | undefined) {
  const { share, ...rest } = useShare();
  const url = new URL(pathTo('/article', { articleId: article?.articleId ?? '' }), location.origin).href;
  // Fetched in advance: browsers share or copy only directly after a press.
  // Without a short link, the full address is shared.
  const short = useOptionalQuery({
    ...queries.information.shortLink({ url }),
    enabled: article !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    ...rest,
    share: async () => {
      if (!article) return;
      const { title, summary, cover } = article;
      const outcome = await share({ title, description: summary, url: short.data?.shortUrl ?? url, imageUrl: cover });
      track('article.share', { articleId: publicId(article, 'articleId'), outcome });
    },
  };
}

interface Props {
  courseId: string;
  course: Course | undefined;
  place: CoursePosition | undefined;
}

/** Shows an article's course and its number in it, above the text. The line keeps its space while the course loads. */
function CourseBreadcrumb({ courseId, course, place }: Props) {
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
