import { Trans } from '@lingui/react/macro';
import { accountPaths } from '#domains/account/model/paths.ts';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';

/** Lists the data that is deleted or kept, and the contracts that continue. */
export function ClosingConsequences() {
  return (
    <Card padded>
      <div className={layout.stack4}>
        <section className={layout.stack3}>
          <h2 className={typography.strongLead}>
            <Trans>Deleted within 15 days</Trans>
          </h2>
          <ul className={layout.bullets}>
            <li>
              <Trans>Profile, phone number and photo</Trans>
            </li>
            <li>
              <Trans>Meals, reports, plans, measurements and reminders, with all pictures</Trans>
            </li>
            <li>
              <Trans>Links to family members and weight-loss partners</Trans>
            </li>
            <li>
              <Trans>Remaining membership time</Trans>
            </li>
          </ul>
        </section>
        <section className={layout.stack3}>
          <h2 className={typography.strongLead}>
            <Trans>Kept by law or for the warranty</Trans>
          </h2>
          <ul className={layout.bullets}>
            <li>
              <Trans>Orders, payments and invoices, without your name in the shop</Trans>
            </li>
            <li>
              <Trans>Addresses and phone numbers of orders, until their warranty ends</Trans>
            </li>
            <li>
              <Trans>Security logs, for as long as the privacy policy says</Trans>
            </li>
          </ul>
        </section>
        <section className={layout.stack3}>
          <h2 className={typography.strongLead}>
            <Trans>Continues until you cancel it</Trans>
          </h2>
          <p>
            <Trans>
              Subscriptions bought in the App Store or another store. Cancel them there: closing the account does not
              stop them.
            </Trans>
          </p>
          <Link href={accountPaths.privacy} className={typography.link}>
            <Trans>Privacy policy</Trans>
          </Link>
        </section>
      </div>
    </Card>
  );
}
