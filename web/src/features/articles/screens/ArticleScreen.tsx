import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Share2 from 'lucide-react/icons/share-2';
import type { InferOutput } from 'valibot';
import { isRefused } from '#platform/query/is-refused.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';
import { useSanitiser } from '#ui/rich-text/RichText.tsx';
import { BarButton, Screen } from '#ui/Screen.tsx';
import { ArticleSkeleton } from '../components/ArticleSkeleton.tsx';
import { ArticleText } from '../components/ArticleText.tsx';
import { ContentList } from '../components/ContentList.tsx';
import { CourseBreadcrumb } from '../components/CourseBreadcrumb.tsx';
import { SectionLinks } from '../components/SectionLinks.tsx';
import { articleParams } from '../model/params.ts';
import { useCoursePosition } from '../model/useCoursePosition.ts';
import { useShareArticle } from '../model/useShareArticle.ts';

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
