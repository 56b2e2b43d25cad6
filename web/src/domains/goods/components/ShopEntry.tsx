import { Trans } from '@lingui/react/macro';
import type { Path } from '#lib/path.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { LinkRow } from '#ui/Row.tsx';

const shop = `${pathTo('/', { all: 1 })}#shop` as Path;

/**
 * The only link to the shop that may stand beside health content: it names no goods and no purpose.
 * @param href a part of the shop
 */
export function ShopEntry({ href = shop }: { href?: Path }) {
  return (
    <Card>
      <LinkRow
        href={href}
        title={<Trans>Shop</Trans>}
        trailing={
          <Badge>
            <Trans>Ad</Trans>
          </Badge>
        }
      />
    </Card>
  );
}
