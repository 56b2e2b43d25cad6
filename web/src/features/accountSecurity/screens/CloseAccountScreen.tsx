import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AccountHead } from '#domains/account/components/AccountHead.tsx';
import { accountPaths, sharedPaths } from '#domains/account/model/paths.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { SignInPrompt } from '#platform/access/SignInPrompt.tsx';
import { forgetPerson, logOut } from '#platform/log-out/log-out.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { missingRequirement } from '#platform/routing/requirement.ts';
import { useSession } from '#platform/session/session.ts';
import { tabStorage } from '#platform/storage.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import styles from '../components/Closing.module.css';
import { ClosingConsequences } from '../components/ClosingConsequences.tsx';
import { ClosingForm } from '../components/ClosingForm.tsx';
import { blockerNames, blockerSteps } from '../labels.ts';
import { type Blocker, blockersOf } from '../model/account-closing.ts';

const closedKey = 'account.closed';

/**
 * `/ai-app/user/account/cancel`, `/food-app/user/account/cancel`. It works in a browser after signing in by phone number, so
 * that a store can link it.
 */
export function CloseAccountScreen() {
  const { user, ready } = useSession();
  // Closing reloads the page, so that nothing of the account stays in memory.
  const [closed] = useState(() => tabStorage.get(closedKey) === true);
  useEffect(() => tabStorage.remove(closedKey), []);
  return (
    <Screen title={<Trans>Close account</Trans>}>
      {closed ? (
        <Closed />
      ) : missingRequirement('user', user) === undefined ? (
        <Closing isPromoter={user.promoteRoleFlag === 1} />
      ) : ready ? (
        <SignInPrompt reason={<Trans>What is deleted with your account, before you decide.</Trans>} />
      ) : (
        <Skeleton rows={3} height="12rem" />
      )}
    </Screen>
  );
}

function Closing({ isPromoter }: { isPromoter: boolean }) {
  const information = useQuery(useFirstQuery('user.information'));
  // The person may have removed an obstacle a moment ago.
  const orders = useQuery(useFirstQuery('orders.list'));
  const income = useQuery({ ...useFirstQuery('income.summary'), enabled: isPromoter });
  const blockers = blockersOf(orders.data?.counts, income.data);
  const checking = orders.isLoading || income.isLoading;
  return (
    <LeadAndMain
      lead={
        <>
          <Card>
            <QueryView query={information} skeleton={<Skeleton rows={1} height="9.2rem" />}>
              {(data) => <AccountHead user={data} />}
            </QueryView>
          </Card>
          {/* Obstacles come first, so everything else waits for them. */}
          {checking ? (
            <Skeleton rows={2} height="34rem" />
          ) : (
            blockers.length > 0 && <ClosingBlockers blockers={blockers} />
          )}
        </>
      }
      main={
        !checking && (
          <>
            <ClosingConsequences />
            <InlineError error={orders.error ?? income.error}>
              <Trans>
                We could not check for open orders or income. If there are any, you will see them before the account
                closes.
              </Trans>
            </InlineError>
            {blockers.length === 0 ? (
              <ClosingForm onClosed={() => void leave()} />
            ) : (
              <Button variant="danger" fullWidth disabled>
                <Trans>Close account</Trans>
              </Button>
            )}
          </>
        )
      }
    />
  );
}

/** Signs out on the whole device, and shows the result on a new page. */
async function leave(): Promise<void> {
  tabStorage.set(closedKey, true);
  try {
    await logOut(accountPaths.close);
  } catch {
    // The native app did not log out, but the account is closed.
    await forgetPerson(accountPaths.close);
  }
}

function Closed() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padded>
      <div className={layout.stack4} role="status">
        <h2 ref={heading} tabIndex={-1} className={typography.strongLead}>
          <Trans>Your account is closed</Trans>
        </h2>
        <p>
          <Trans>
            You are signed out, and nothing of the account is left on this device. It cannot be opened again.
          </Trans>
        </p>
        <p>
          <Trans>The tools and lookups still work without an account.</Trans>
        </p>
      </div>
    </Card>
  );
}

/** Lists the obstacles to closing the account, each with a link. */
function ClosingBlockers({ blockers }: { blockers: Blocker[] }) {
  const { i18n } = useLingui();
  const format = useFormat();
  return (
    <Card title={<Trans>Settle these first</Trans>}>
      <p className={styles.reason}>
        <Trans>You can close the account once these are done.</Trans>
      </p>
      {blockers.map(({ kind, value }) => (
        <LinkRow
          key={kind}
          href={pathOf(kind)}
          title={i18n._(blockerNames[kind])}
          detail={i18n._(blockerSteps[kind])}
          trailing={<Badge tone="fair">{kind === 'income' ? format.money(value) : format.number(value)}</Badge>}
        />
      ))}
    </Card>
  );
}

function pathOf(kind: Blocker['kind']) {
  if (kind === 'income') return sharedPaths.income;
  return pathTo('/food-app/product/order/list', { tab: kind === 'openRefund' ? 'refund' : kind });
}
