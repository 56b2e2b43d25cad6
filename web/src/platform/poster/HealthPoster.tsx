import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { AiMark } from '#ui/AiMark.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import type { Film } from '#ui/film/film.ts';
import { Switch } from '#ui/form/Switch.tsx';
import layout from '#ui/Layout.module.css';
import type { PosterChart } from '#ui/poster/poster.ts';
import typography from '#ui/Typography.module.css';
import styles from './HealthPoster.module.css';
import { PosterSheet } from './PosterSheet.tsx';

const FilmSheet = lazy(async () => ({ default: (await import('#platform/film/FilmSheet.tsx')).FilmSheet }));

interface Props {
  /** Title of the picture. */
  title: string;
  /** Text alternative of the picture. */
  label: string;
  /** Name of the saved file, with its extension. */
  fileName: string;
  linesOf: (withHealthNotes: boolean) => string[];
  /** URLs of small pictures above the lines. */
  icons?: readonly string[];
  /** URL of a photo. */
  image?: string | undefined;
  /** Label of the health notes, such as "Allergens and other flags". */
  notes: ReactNode;
  chart?: PosterChart | undefined;
  /** The film with these lines, if there is one. */
  film?: ((lines: string[]) => Film) | undefined;
  /** Text of the QR code. */
  qrText: string;
  /** The time at which a model generated the content. */
  generatedAt: string | null;
  /** Called after the person has shared or saved the picture. */
  onDone: (withHealthNotes: boolean) => void;
}

/** Shares a picture. Its lines are shown beforehand, and health notes are included only on request. */
export function HealthPoster({
  title,
  label,
  fileName,
  linesOf,
  icons,
  image,
  notes,
  chart,
  film,
  qrText,
  generatedAt,
  onDone,
}: Props) {
  const [withHealthNotes, setWithHealthNotes] = useState(false);
  const [open, setOpen] = useState<'picture' | 'film'>();
  const lines = linesOf(withHealthNotes);
  return (
    <>
      <Card padded title={<Trans>In the picture</Trans>}>
        <div className={styles.paper}>
          <p className={styles.title}>{title}</p>
          {icons && icons.length > 0 && (
            <p className={styles.icons}>
              {icons.map((icon) => (
                <img key={icon} src={icon} alt="" />
              ))}
            </p>
          )}
          <ul className={layout.stack2} data-testid="poster-lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <AiMark at={generatedAt} />
      </Card>
      <Card padded>
        <Switch label={<Trans>With my health notes</Trans>} checked={withHealthNotes} onChange={setWithHealthNotes} />
        <p className={typography.note}>{notes}</p>
      </Card>
      <Button fullWidth onClick={() => setOpen('picture')}>
        <Trans>Create picture</Trans>
      </Button>
      {film && (
        <Button fullWidth variant="quiet" onClick={() => setOpen('film')}>
          <Trans>Create a film of 20 seconds</Trans>
        </Button>
      )}
      <PosterSheet
        open={open === 'picture'}
        onClose={() => setOpen(undefined)}
        label={label}
        fileName={fileName}
        poster={() => ({ title, lines, icons, image, chart, qrText, generatedAt })}
        onDone={() => onDone(withHealthNotes)}
      />
      {film && open === 'film' && (
        <Suspense>
          <FilmSheet
            open
            onClose={() => setOpen(undefined)}
            film={film(lines)}
            fileName={fileName.replace(/\.\w+$/, '')}
            onDone={() => onDone(withHealthNotes)}
          />
        </Suspense>
      )}
    </>
  );
}
