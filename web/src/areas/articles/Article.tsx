import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Share2 from 'lucide-react/icons/share-2';
import type { InferOutput } from 'valibot';
import { queries } from '../../api.ts';
import { LinkToCopy } from '../../ui/fields/LinkToCopy.tsx';
import { useSanitiser } from '../../ui/media/RichText.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { BarButton, Screen } from '../../ui/Screen.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { ArticleText } from './ArticleText.tsx';
import { Contents } from './Contents.tsx';
import { CoursePlace } from './CoursePlace.tsx';
import { ArticleParams } from './params.ts';
import { SectionLinks } from './SectionLinks.tsx';
import { useCoursePlace } from './useCoursePlace.ts';
import { useParams } from './useParams.ts';
import { useShareArticle } from './useShareArticle.ts';

/** `/article?articleId=&courseId=`: an article to read, with a course as a part of it. */
export function Article() {
  const params = useParams(ArticleParams);
  if (params) return <Reading key={params.articleId} {...params} />;
  return (
    <Screen title={<Trans>Article</Trans>}>
      <Contents kind="reading" title={<Trans>This address names no article</Trans>}>
        <Trans>The link may have been cut off on the way. These articles are here:</Trans>
      </Contents>
    </Screen>
  );
}

function Reading({ articleId, courseId }: InferOutput<typeof ArticleParams>) {
  const { t } = useLingui();
  // Beside the text, not after it.
  useSanitiser();
  const article = useQuery(queries.information.articleHtmlContent({ articleId }));
  const { course, place, onEnd } = useCoursePlace(articleId, courseId);
  const { share, link, hideLink } = useShareArticle(article.data);
  return (
    <Screen
      title={<Trans>Article</Trans>}
      action={
        article.data && (
          <BarButton label={t`Share`} onClick={share}>
            <Share2 aria-hidden="true" size="2.2rem" />
          </BarButton>
        )
      }
    >
      {link && <LinkToCopy link={link} onClose={hideLink} />}
      {courseId !== undefined && <CoursePlace courseId={courseId} course={course} place={place} />}
      <QueryView query={article} skeleton={<ArticleSkeleton />}>
        {(article) => (
          <ArticleText article={article} onEnd={onEnd}>
            {courseId !== undefined && place && <SectionLinks courseId={courseId} place={place} />}
          </ArticleText>
        )}
      </QueryView>
    </Screen>
  );
}
