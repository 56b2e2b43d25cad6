import { Trans } from '@lingui/react/macro';
import { Card } from '#ui/Card.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { accountPaths } from '../model/paths.ts';

/** Links to the closing of the account. */
export function CloseAccountCard() {
  return (
    <Card>
      <LinkRow
        href={accountPaths.close}
        title={<Trans>Close account</Trans>}
        detail={<Trans>Deletes it for good. You can do it here, without calling us.</Trans>}
      />
    </Card>
  );
}
