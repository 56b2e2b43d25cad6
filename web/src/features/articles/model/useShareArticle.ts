import type { Article } from '@health-app/sdk';
import { track } from '#platform/analytics/analytics.ts';
import { publicId } from '#platform/analytics/event-extras.ts';
import { queries } from '#platform/client.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useShare } from '#platform/share/useShare.ts';

/**
 * After the embedder has reported the end of this section, the next one may be open. After a short text, the course may
 * load later than that report and still have the former progress.
 */
export function useShareArticle(article: Article | undefined) {
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
