import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNow } from '#lib/time/clock.ts';
import { hourAt } from '#lib/time/local-clock.ts';
import { SignIn } from '#platform/access/SignIn.tsx';
import { LanguageSwitch } from '#platform/i18n/LanguageSwitch.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { product } from '#platform/routing/product.ts';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { productIntros } from '../labels.ts';
import { accountPath } from '../model/account-path.ts';
import { partOfDay } from '../model/part-of-day.ts';
import { HomeIllustration } from './HomeIllustration.tsx';
import styles from './Welcome.module.css';

/** Introduces the product to a guest, with links to sign in and to switch the language. */
export function Welcome() {
  const { i18n } = useLingui();
  const [signingIn, setSigningIn] = useState(false);
  const part = partOfDay(hourAt(useNow()));
  return (
    <section className={layout.column4}>
      <div className={layout.line3}>
        <p className={styles.intro}>{i18n._(productIntros[product])}</p>
        <HomeIllustration partOfDay={part} />
      </div>
      <Button fullWidth onClick={() => setSigningIn(true)}>
        <Trans>Sign in</Trans>
      </Button>
      <div className={styles.more}>
        <LanguageSwitch />
        <Link href={pathTo(accountPath, { room: 'data' })} className={styles.data}>
          <Trans>Data on this device</Trans>
        </Link>
      </div>
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
