import type { Goods } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';

/** The table of facts about goods: what the law asks for, and more. Renders nothing without facts. */
export function GoodsFacts({ goods: { attributes = [] } }: { goods: Pick<Goods, 'attributes'> }) {
  if (attributes.length === 0) return null;
  return (
    <Card title={<Trans>Facts</Trans>} padded>
      <FactList
        facts={attributes.map(({ name, nameEn, value, valueEn }) => ({
          name: <ServerText text={name} en={nameEn} />,
          value: <ServerText text={value} en={valueEn} />,
        }))}
      />
    </Card>
  );
}
