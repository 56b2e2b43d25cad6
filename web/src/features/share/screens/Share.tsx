import { isShareType, type ShareType } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import * as v from 'valibot';
import { Redirect, useSearchParams } from 'wouter';
import { health } from '../../../platform/client.ts';
import { source } from '../../../platform/embedder.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { Shared } from '../components/Shared.tsx';
import { screenOf } from '../model/links.ts';
import { readName } from '../model/sharer.ts';

/** A code that joins a family, as the family's own link carries it. */
const InviteCode = v.pipe(v.string(), v.regex(/^[\dA-Za-z_-]{8,32}$/));

/** `/share?userName=&type=`, for a family also `&inviteCode=`: who shares what, and the ways to it. */
export function Share() {
  const [search] = useSearchParams();
  const type = search.get('type');
  if (!isShareType(type)) return <Unknown />;
  const code = v.safeParse(InviteCode, search.get('inviteCode'));
  return (
    <Opened
      type={type}
      sharer={readName(search.get('userName'))}
      screen={screenOf(type, code.success ? code.output : undefined)}
    />
  );
}

/** In the app itself there is nothing to choose: it opens what was shared. */
function Opened({ type, sharer, screen }: { type: ShareType; sharer?: string; screen: string }) {
  useEffect(() => noteOnce(type), [type]);
  return source === '' ? <Shared type={type} sharer={sharer} screen={screen} /> : <Redirect to={screen} replace />;
}

const noted = new Set<ShareType>();

/** Nothing waits for it; what is rendered twice was opened once. */
function noteOnce(type: ShareType): void {
  if (noted.has(type)) return;
  noted.add(type);
  void health.share.log({ type, action: 'open' }, { silent: true }).catch(() => {});
}

function Unknown() {
  return (
    <Screen title={<Trans>Shared with you</Trans>}>
      <ErrorState
        title={<Trans>This link does not work</Trans>}
        action={
          <ButtonLink href="/sugar-control">
            <Trans>Look up foods</Trans>
          </ButtonLink>
        }
      >
        <Trans>It does not say what is shared. It may have been cut off on the way: ask for it again.</Trans>
      </ErrorState>
    </Screen>
  );
}
