import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { source } from '#platform/device/embedder.ts';
import { product } from '#platform/routing/product.ts';
import { useSession } from '#platform/session/session.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import { productNames } from '../labels.ts';
import { otherHomes } from '../model/home.ts';
import { samples } from '../model/samples.ts';
import { AccountSection } from './AccountSection.tsx';
import { Greeting } from './Greeting.tsx';
import styles from './HomeFrame.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Directory, Tiles } from './Tiles.tsx';
import { Welcome } from './Welcome.tsx';

interface Props {
  /** What to do now, for a signed-in person. */
  cards: ReactNode;
}

/** The frame of every home: the cards or a welcome, then all screens by group, the other products, and the account. */
export function HomeFrame({ cards }: Props) {
  const { i18n } = useI18n();
  const { user, ready } = useSession();
  const signedIn = user.userToken !== undefined;
  return (
    <Screen title={i18n._(productNames[product])}>
      {signedIn ? (
        <>
          <Greeting />
          {cards}
        </>
      ) : ready ? (
        <>
          <Welcome />
          <section className={styles.group}>
            <h2 className={styles.heading}>
              <Trans>Works at once</Trans>
            </h2>
            <Tiles entries={samples} />
          </section>
        </>
      ) : (
        <Skeleton rows={3} height="16rem" />
      )}
      <Directory />
      <section className={styles.group}>
        <h2 className={styles.heading}>
          <Trans>Other apps</Trans>
        </h2>
        <Card>
          {otherHomes.map((home) => (
            <LinkRow key={home.product} href={home.href} title={i18n._(productNames[home.product])} />
          ))}
        </Card>
      </section>
      {/* A native app has an account page of its own. */}
      {signedIn && source === '' && <AccountSection />}
      <LanguageSwitch />
    </Screen>
  );
}
