import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import typography from '#ui/Typography.module.css';
import { typeNames } from '../labels.ts';
import type { SentFeedback } from '../model/sent.ts';

/** Lists the feedback that this device has sent, each with its number, its time and its state. */
export function SentList({ sent }: { sent: readonly SentFeedback[] }) {
  const { i18n } = useLingui();
  const format = useFormat();
  if (sent.length === 0) return null;
  return (
    <Card padded title={<Trans>Sent from this device</Trans>}>
      <FactList
        facts={sent.map(({ feedbackId, submittedAt, type }) => ({
          name: (
            <>
              {i18n._(typeNames[type])} <span className={typography.note}>{format.date(submittedAt, 'moment')}</span>
            </>
          ),
          value: (
            <>
              <bdi>{feedbackId}</bdi>{' '}
              <Badge tone="good">
                <Trans>Received</Trans>
              </Badge>
            </>
          ),
        }))}
      />
    </Card>
  );
}
