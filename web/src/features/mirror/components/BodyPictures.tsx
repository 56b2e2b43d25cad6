import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormat } from '#lib/format/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import styles from './Mirror.module.css';

interface BodyPicture {
  /** The URL is valid for ten minutes. */
  url: string;
  /** RFC 3339 */
  takenAt: string;
}

interface Props {
  pictures: BodyPicture[];
  /** Refetches the record, which returns new URLs of its pictures. */
  reload: () => Promise<unknown>;
}

/** The pictures of one view. They are hidden until the person shows them, and when the page becomes hidden. */
export function BodyPictures({ pictures, reload }: Props) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    // The system takes a snapshot for the app switcher at once, so the pictures must disappear synchronously.
    const onVisibility = () => {
      if (document.hidden) flushSync(() => setShown(false));
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  return (
    <div className={layout.stack4}>
      {shown && (
        <div className={styles.pictures}>
          {pictures.map((picture) => (
            <Picture key={picture.takenAt} {...picture} reload={reload} />
          ))}
        </div>
      )}
      <Button variant="quiet" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? <Trans>Hide the picture</Trans> : <Trans>Show the picture</Trans>}
      </Button>
    </div>
  );
}

function Picture({ url, takenAt, reload }: BodyPicture & Pick<Props, 'reload'>) {
  const { t } = useLingui();
  const format = useFormat();
  const [failed, setFailed] = useState<string>();
  const [gone, setGone] = useState(false);
  const day = format.date(takenAt, 'long');
  const onError = async () => {
    // A new URL has failed as well.
    if (failed !== undefined) return setGone(true);
    setFailed(url);
    await reload();
  };
  return (
    <figure>
      {gone ? (
        <p role="alert">
          <Trans>The picture cannot be shown now.</Trans>
        </p>
      ) : (
        // The key reloads the image even if its URL stays the same.
        <img
          key={failed === undefined ? 'first' : 'again'}
          className={styles.picture}
          src={url}
          alt={t`Your body on ${day}`}
          referrerPolicy="no-referrer"
          onError={() => void onError()}
        />
      )}
      <figcaption className={typography.note}>{day}</figcaption>
    </figure>
  );
}
