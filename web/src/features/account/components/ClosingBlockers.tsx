import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { blockerNames, blockerSteps } from '../labels.ts';
import type { Blocker } from '../model/account-closing.ts';
import { sharedPaths } from '../model/paths.ts';
import styles from './Closing.module.css';

/** Lists the obstacles to closing the account, each with a link. */
export function ClosingBlockers({ blockers }: { blockers: Blocker[] }) {
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
