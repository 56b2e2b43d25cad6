import { type ShareType, shareContent } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { FoodPicture } from '#domains/food/components/FoodPicture.tsx';
import type { Path } from '#lib/path.ts';
import { DownloadLink } from '#platform/access/DownloadLink.tsx';
import { OpenInApp } from '#platform/access/OpenInApp.tsx';
import { trackShare } from '#platform/share/share-log.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import styles from '../screens/ShareScreen.module.css';

interface Props {
  type: ShareType;
  /** The sender's name as plain text. */
  sharer: string | undefined;
  /** Path of the shared screen. */
  screen: Path;
}

/** Shows a shared item: its sender, its topic and the links to it. */
export function ShareLanding({ type, sharer, screen }: Props) {
  const { i18n } = useLingui();
  const { title, description } = shareContent(type, location.origin, '', i18n.locale as 'en' | 'zh-CN');
  return (
    <Screen title={<Trans>Shared with you</Trans>}>
      <div className={styles.landing} data-narrow>
        <Card padded>
          <div className={styles.shared}>
            {type === 'sugarControl' ? (
              <SampleFoods />
            ) : (
              <img className={styles.picture} src="/icons/general-any-192.png" alt="" width="192" height="192" />
            )}
            <p className={styles.sharer}>
              <Who type={type} sharer={sharer} />
            </p>
            <h2 className={typography.title}>{title}</h2>
            <p className={styles.description}>{description}</p>
          </div>
          <div className={styles.ways}>
            <OpenInApp screen={screen} onOpen={() => trackShare({ type, action: 'launch' })} />
            <ButtonLink href={screen} variant="quiet" fullWidth>
              <Trans>Continue in the browser</Trans>
            </ButtonLink>
            <DownloadLink onOpen={() => trackShare({ type, action: 'download' })} />
          </div>
        </Card>
        {type === 'family' && (
          <p className={styles.privacy}>
            <Trans>Nobody sees your health data until you choose what to share. Accept only people you know.</Trans>
          </p>
        )}
      </div>
    </Screen>
  );
}

/** Foods of the lookup, as pictures. */
function SampleFoods() {
  return (
    <div className={styles.foods}>
      {sampleFoods.map((nameEn) => (
        <FoodPicture key={nameEn} food={{ name: '', nameEn }} />
      ))}
    </div>
  );
}

const sampleFoods = ['Steamed rice', 'Cherry', 'Bread', 'Banana', 'Milk'];

function Who({ type, sharer }: Pick<Props, 'type' | 'sharer'>) {
  if (type === 'family') {
    return sharer ? (
      <Trans>
        <IsolatedName name={sharer} /> invites you
      </Trans>
    ) : (
      <Trans>A family member invites you</Trans>
    );
  }
  return sharer ? (
    <Trans>
      <IsolatedName name={sharer} /> shares this with you
    </Trans>
  ) : (
    <Trans>A friend shares this with you</Trans>
  );
}
