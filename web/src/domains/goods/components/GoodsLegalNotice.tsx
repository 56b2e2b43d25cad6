import type { GoodsKind } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';

/** Whether the law asks for a sentence beside goods of this kind. */
export const needsLegalNotice = (kind: GoodsKind | undefined) => kind === 'healthFood' || kind === 'device';

/** The sentence that the law asks for beside goods of this kind. */
export function GoodsLegalNotice({ kind }: { kind: GoodsKind | undefined }) {
  if (kind === 'healthFood') return <Trans>This does not replace medicine.</Trans>;
  if (kind === 'device')
    return <Trans>Read the instructions carefully, or buy and use it under the guidance of medical staff.</Trans>;
  return null;
}
