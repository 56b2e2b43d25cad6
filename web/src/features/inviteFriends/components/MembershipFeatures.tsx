import { Trans } from '@lingui/react/macro';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';

/** Compares the free features with those of a membership, which are the features of `member.hasPermission`. */
export function MembershipFeatures() {
  return (
    <Card padded title={<Trans>What it costs</Trans>}>
      <FactList
        facts={[
          { name: <Trans>Food diary and daily report</Trans>, value: <Trans>free</Trans> },
          { name: <Trans>Recognising a meal by photo or name</Trans>, value: <Trans>2 free</Trans> },
          { name: <Trans>In-depth meal analysis</Trans>, value: <Trans>members</Trans> },
          { name: <Trans>Meal plans made for you</Trans>, value: <Trans>members</Trans> },
          { name: <Trans>Deep diet report</Trans>, value: <Trans>members</Trans> },
        ]}
      />
    </Card>
  );
}
