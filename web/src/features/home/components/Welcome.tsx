import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { SignIn } from '#platform/access/SignIn.tsx';
import { type Product, product } from '#platform/routing/product.ts';
import { FamilyArt, PlateArt, TrendArt } from '#ui/art/drawings.tsx';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { productIntros } from '../labels.ts';
import styles from './Welcome.module.css';

const arts: Record<Product, ComponentType> = { general: FamilyArt, ai: PlateArt, food: TrendArt };
const Art = arts[product];

/** What the product is, and a way to sign in, for a guest. */
export function Welcome() {
  const { i18n } = useI18n();
  const [signingIn, setSigningIn] = useState(false);
  return (
    <section className={styles.welcome}>
      <Art />
      <p className={styles.intro}>{i18n._(productIntros[product])}</p>
      <Button onClick={() => setSigningIn(true)}>
        <Trans>Sign in</Trans>
      </Button>
      <Sheet
        open={signingIn}
        title={<Trans>Sign in</Trans>}
        closeOnBackdrop={false}
        onClose={() => setSigningIn(false)}
      >
        <SignIn />
      </Sheet>
    </section>
  );
}
