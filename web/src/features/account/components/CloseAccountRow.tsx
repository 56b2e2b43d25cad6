import { Trans } from '@lingui/react/macro';
import UserX from 'lucide-react/icons/user-x';
import { accountPaths } from '#domains/account/model/paths.ts';
import { LinkRow } from '#ui/Row.tsx';

/** Links to the closing of the account. */
export function CloseAccountRow() {
  return (
    <LinkRow
      href={accountPaths.close}
      leading={<UserX aria-hidden="true" size="2rem" />}
      title={<Trans>Close account</Trans>}
      detail={<Trans>Permanent. No need to call us.</Trans>}
    />
  );
}
