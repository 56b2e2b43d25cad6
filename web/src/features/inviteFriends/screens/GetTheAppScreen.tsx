import { Trans, useLingui } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode, useContext } from 'react';
import type { Path } from '#lib/path.ts';
import { DownloadLink } from '#platform/access/DownloadLink.tsx';
import { OpenInApp } from '#platform/access/OpenInApp.tsx';
import { stores } from '#platform/config.ts';
import { platform, source } from '#platform/device/embedder.ts';
import { ownDevice } from '#platform/device/operating-system.ts';
import { DirectoryContext } from '#platform/routing/home-directory.ts';
import { parseInternalLink } from '#platform/routing/internal-link.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { product } from '#platform/routing/product.ts';
import { productName } from '#platform/routing/product-name.ts';
import { trackShare } from '#platform/share/share-log.ts';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import { QrCode } from '#ui/media/QrCode.tsx';
import { Screen } from '#ui/Screen.tsx';
import { Sentences } from '#ui/Sentences.tsx';
import { type Step, Steps } from '#ui/steps/Steps.tsx';
import typography from '#ui/Typography.module.css';
import { AlreadyInstalled } from '../components/AlreadyInstalled.tsx';
import styles from '../components/FoodShare.module.css';
import { downloadParams } from '../model/params.ts';

/** `/ai-app/guide/download?page=&userId=`: links to the native app and to the requested page. */
export function GetTheAppScreen() {
  const [params] = useParams(downloadParams);
  const patterns = useContext(DirectoryContext).map(({ path }) => path);
  const page = parseInternalLink(params?.page, patterns) ?? pathTo('/ai-app');
  return (
    <Screen title={<Trans>Get the app</Trans>}>
      {source === '' ? <Guide page={page} userId={params?.userId} /> : <AlreadyInstalled page={page} />}
    </Screen>
  );
}

function Guide({ page, userId }: { page: Path; userId: string | undefined }) {
  const { t, i18n } = useLingui();
  const note = (action: 'launch' | 'download') =>
    trackShare({ type: 'introduce', action, ...(userId !== undefined && { userId }) });
  const download = () => note('download');
  if (ownDevice() === 'other') {
    return (
      <div className={styles.offered}>
        <Card padded>
          <div className={styles.offer}>
            <div className={styles.app}>
              <img className={styles.icon} src={`/icons/${product}-any-192.png`} alt="" width="192" height="192" />
              <div className={layout.stack2}>
                <h2 className={typography.title}>{i18n._(productName)}</h2>
                <p className={styles.soft}>
                  <Trans>See the energy and nutrients in every meal, and what to eat next.</Trans>
                </p>
              </div>
              <div className={styles.ways}>
                <DownloadLink main onOpen={download} />
                <StoreLinks onOpen={download} />
              </div>
            </div>
            <div className={styles.code}>
              <QrCode
                label={t`QR code of this page`}
                text={new URL(pathTo('/ai-app/guide/download', { page, userId }), location.href).href}
                size={16}
              />
              <p className={typography.note}>
                <Trans>Scan it with your phone to get the app.</Trans>
              </p>
            </div>
          </div>
        </Card>
      </div>
    );
  }
  const steps: Step[] = [
    { key: 'install', title: <Trans>Install the app</Trans>, children: <DownloadLink onOpen={download} /> },
    {
      key: 'open',
      title: <Trans>Open it</Trans>,
      children: (
        <div className={layout.column3}>
          <p>
            <Sentences>
              <Trans>Come back to this page and open the app from here.</Trans>
              <Trans>The app opens the page that you came for.</Trans>
            </Sentences>
          </p>
          <OpenInApp screen={page} onOpen={() => note('launch')} />
        </div>
      ),
    },
  ];
  if (platform === 'messaging') {
    steps.unshift({
      key: 'leave',
      title: <Trans>Leave the messaging app</Trans>,
      children: (
        <Trans>Stores do not open here. Tap ⋯ at the top right and choose to open the page in your browser.</Trans>
      ),
    });
  }
  return (
    <>
      <Steps steps={steps} />
      <OtherStores onOpen={download} />
      <p className={styles.note}>
        <Trans>Nothing downloads before you tap.</Trans>
      </p>
    </>
  );
}

const names: Record<keyof typeof stores, ReactNode> = {
  ios: <Trans>iPhone and iPad</Trans>,
  android: <Trans>Android and HarmonyOS</Trans>,
};

/** Links to the app stores of other devices. */
function OtherStores({ onOpen }: { onOpen: () => void }) {
  return (
    <Card padded title={<Trans>Other devices</Trans>}>
      <StoreLinks onOpen={onOpen} />
    </Card>
  );
}

/** Links to the app stores, except that of this device. */
function StoreLinks({ onOpen }: { onOpen: () => void }) {
  const others = (['ios', 'android'] as const).filter((device) => device !== ownDevice());
  return (
    <div className={layout.column2}>
      {others.map((device) => (
        <a key={device} className={styles.store} href={stores[device]} rel="noreferrer" onClick={onOpen}>
          {names[device]}
          <ExternalLink aria-hidden="true" size="1.8rem" />
        </a>
      ))}
    </div>
  );
}
