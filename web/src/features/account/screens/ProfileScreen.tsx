import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import * as v from 'valibot';
import { accountPaths } from '#domains/account/model/paths.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { DirectoryContext } from '#platform/routing/home-directory.ts';
import { parseInternalLink } from '#platform/routing/internal-link.ts';
import { useParams } from '#platform/routing/params.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Screen } from '#ui/Screen.tsx';
import { ProfileEditor } from '../components/ProfileEditor.tsx';
import { readMissing } from '../model/profile.ts';

const schema = v.object({ missing: v.optional(v.string()), next: v.optional(v.string()) });

/** `/ai-app/user/profile` */
export function ProfileScreen() {
  const information = useQuery(useFirstQuery('user.information'));
  const [params] = useParams(schema);
  const patterns = useContext(DirectoryContext).map(({ path }) => path);
  return (
    <Screen title={<Trans>Profile</Trans>}>
      <QueryView query={information} skeleton={<Skeleton rows={3} height="16rem" />}>
        {(user) => (
          <ProfileEditor
            user={user}
            missing={readMissing(params?.missing)}
            next={parseInternalLink(params?.next, patterns) ?? accountPaths.account}
          />
        )}
      </QueryView>
    </Screen>
  );
}
