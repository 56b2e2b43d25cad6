import { useLingui } from '@lingui/react/macro';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { BandBar } from './BandBar.tsx';
import type { Lookup } from './lookup-variants.tsx';

interface Props {
  lookup: Lookup;
  /** Whether the value is explained above. @default false */
  explained?: boolean;
}

/** Explains the value, its bands, and the source of the bands. */
export function BandLegend({ lookup, explained = false }: Props) {
  const { i18n } = useLingui();
  return (
    <Card padded>
      <div className={layout.stack3}>
        {!explained && <p>{i18n._(lookup.intro)}</p>}
        <BandBar lookup={lookup} />
        <p className={typography.note}>{i18n._(lookup.bandSource)}</p>
      </div>
    </Card>
  );
}
