import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import * as v from 'valibot';
import { readOwnPath } from '../../../lib/own-path.ts';
import { useParams } from '../../../lib/params.ts';
import { queries } from '../../../platform/client.ts';
import { DirectoryContext } from '../../../platform/directory.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { QueryView } from '../../../ui/query/QueryView.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { ProfileEditor } from '../components/ProfileEditor.tsx';
import { accountPaths } from '../model/paths.ts';
import { readMissing } from '../model/profile.ts';

const schema = v.object({ missing: v.optional(v.string()), next: v.optional(v.string()) });

/** `/ai-app/user/profile` */
export function Profile() {
  const information = useQuery(queries.user.information({ silent: true }));
  const [params] = useParams(schema);
  const patterns = useContext(DirectoryContext).map(({ path }) => path);
  return (
    <Screen title={<Trans>Profile</Trans>}>
      <QueryView query={information} skeleton={<Skeleton rows={3} height="16rem" />}>
        {(user) => (
          <ProfileEditor
            user={user}
            missing={readMissing(params?.missing)}
            next={readOwnPath(params?.next, patterns) ?? accountPaths.account}
          />
        )}
      </QueryView>
    </Screen>
  );
}
