import { useLingui } from '@lingui/react/macro';
import { useSession } from '#platform/session/session.ts';
import { contentOfType, type ShareContent, wasShared } from '#platform/share/share.ts';
import { logShare } from '#platform/share/share-log.ts';
import { useShare } from '#platform/share/useShare.ts';
import type { Lookup } from '../components/lookup-variants.tsx';
import type { Shared } from './share-link.ts';
import { useLanguage } from './useLanguage.ts';

/** Shares a selection of a lookup. @param title of a URL that is shared unchanged */
export function useShareFoods({ sharing }: Lookup, title: string) {
  const { t } = useLingui();
  const language = useLanguage();
  const { user } = useSession();
  const { share, ...rest } = useShare();
  const description = t`What foods do to blood sugar and uric acid`;
  const contentOf = (shared: Shared): ShareContent =>
    'type' in sharing
      ? contentOfType(sharing.type, user.userName ?? '', language, { token: sharing.tokenOf(shared) })
      : { title, description, url: new URL(sharing.linkTo(shared, language), location.origin).href };
  return {
    ...rest,
    /** The link to a selection, and the layout of its picture. */
    pictureOf: (shared: Shared) => {
      const { url, saveImageType } = contentOf(shared);
      return { qrText: url, ...(saveImageType && { kind: saveImageType }) };
    },
    share: async (shared: Shared) => {
      const outcome = await share(contentOf(shared));
      if ('type' in sharing && wasShared(outcome)) logShare({ type: sharing.type, action: 'share' });
    },
  };
}
