import { useLingui } from '@lingui/react/macro';
import { useShare } from '#platform/share/useShare.ts';

/** Shares an address of a lookup. */
export function useShareFoods(title: string) {
  const { t } = useLingui();
  const { share, ...rest } = useShare();
  const description = t`What foods do to blood sugar and uric acid`;
  return {
    ...rest,
    share: (path: string) => share({ title, description, url: new URL(path, location.origin).href }),
  };
}
