import { Trans, useLingui } from '@lingui/react/macro';
import Share2 from 'lucide-react/icons/share-2';
import { mealNames } from '#domains/food/labels.ts';
import { labelOf } from '#lib/open-value.ts';
import { track } from '#platform/analytics/analytics.ts';
import { queries } from '#platform/client.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useShare } from '#platform/share/useShare.ts';
import { Button } from '#ui/Button.tsx';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';
import styles from './ShareMeal.module.css';

/** Shares a meal that AI food has recognised by an anonymous link. Without a recognised meal there is no link. */
export function ShareMeal({ recognitionId }: { recognitionId: string }) {
  const { t, i18n } = useLingui();
  const { data: recognised } = useOptionalQuery(queries.aiFood.analysisResult({ analysisId: recognitionId }));
  const { share, link, hideLink } = useShare();
  if (!recognised) return null;
  const meal = i18n._(labelOf(mealNames, recognised.mealType));
  const passOn = async () => {
    const outcome = await share({
      title: t`A meal: ${meal}`,
      description: t`Its foods, energy and nutrients`,
      url: new URL(pathTo('/ai-food/result', { shareCode: recognised.shareCode }), location.href).href,
    });
    track('aiFood.share', { outcome });
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void passOn()}>
        <Share2 aria-hidden="true" size="1.8rem" />
        <Trans>Share this meal</Trans>
      </Button>
      <p className={styles.note}>
        <Trans>Anyone who has the link sees the meal until it is deleted.</Trans>
      </p>
      {link && <LinkToCopy link={link} onClose={hideLink} />}
    </>
  );
}
