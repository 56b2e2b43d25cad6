import { Plural, Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useLinkOpened } from '#platform/share/share-log.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { type ChangeUnit, formatChange } from '../model/format-change.ts';
import styles from './WeightChange.module.css';

interface Props {
  /** In the unit of `by`, negative for a loss. */
  change: number;
  days: number;
  by: ChangeUnit;
  userName: string | undefined;
}

/** Shows the change in a friend's link. A gain shows only the days, because the app creates no such links. */
export function FriendWeightChange({ change, days, by, userName }: Props) {
  const format = useFormat();
  useLinkOpened('weight');
  const name = userName === undefined ? <Trans>A friend</Trans> : <IsolatedName name={userName} />;
  return (
    <>
      <section className={styles.poster}>
        <h2 className={styles.name}>{name}</h2>
        {change < 0 ? (
          <>
            <KeyFigure size="hero">{formatChange(format, change, by)}</KeyFigure>
            <p>
              <Plural value={days} one="of weight in # day" other="of weight in # days" />
            </p>
          </>
        ) : (
          <p>
            <Plural value={days} one="keeps a record, for # day now" other="keeps a record, for # days now" />
          </p>
        )}
      </section>
      <p className={styles.note}>
        <Trans>Only the change is shared. Nobody sees the weight.</Trans>
      </p>
      <ButtonLink fullWidth href={pathTo('/food-app/share/introduce', { userName })}>
        <Trans>Start yours</Trans>
      </ButtonLink>
      <Card>
        <LinkRow href={pathTo('/ai-app/guide/download')} title={<Trans>Get the app</Trans>} />
        <LinkRow
          href={pathTo('/tools/bmi')}
          title={<Trans>Calculate your BMI</Trans>}
          detail={<Trans>Check whether you should lose weight at all</Trans>}
        />
      </Card>
    </>
  );
}
