import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import { LinkRow } from '#ui/Row.tsx';
import typography from '#ui/Typography.module.css';
import { blockerNames } from '../labels.ts';
import type { Blocker } from '../model/account-closing.ts';
import { sharedPaths } from '../model/paths.ts';
import styles from './RowValue.module.css';

/** Lists the obstacles to closing the account, each with a link. */
export function ClosingBlockers({ blockers }: { blockers: Blocker[] }) {
  const { i18n } = useLingui();
  const format = useFormat();
  return (
    <section className={layout.stack3}>
      <h2 className={typography.strongLead}>
        <Trans>Settle this first</Trans>
      </h2>
      <p>
        <Trans>Otherwise something of yours would be lost. Come back to this page afterwards.</Trans>
      </p>
      <Card>
        {blockers.map(({ kind, value }) => (
          <LinkRow
            key={kind}
            href={pathOf(kind)}
            title={i18n._(blockerNames[kind])}
            trailing={<span className={styles.value}>{kind === 'income' ? format.money(value) : value}</span>}
          />
        ))}
      </Card>
    </section>
  );
}

function pathOf(kind: Blocker['kind']) {
  if (kind === 'income') return sharedPaths.income;
  return pathTo('/food-app/product/order/list', { tab: kind === 'openRefund' ? 'refund' : kind });
}
