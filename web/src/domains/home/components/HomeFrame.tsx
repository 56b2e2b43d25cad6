import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { useNow } from '#lib/time/clock.ts';
import { hourAt } from '#lib/time/local-clock.ts';
import { source } from '#platform/device/embedder.ts';
import { functionsOf, homeFunctions } from '#platform/functions/functions.ts';
import { useFunctionUses } from '#platform/functions/useFunctionUses.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { NothingLoaded } from '#platform/query/NothingLoaded.tsx';
import { useAllFailed } from '#platform/query/useAllFailed.ts';
import { DirectoryContext } from '#platform/routing/home-directory.ts';
import { useParams } from '#platform/routing/params.ts';
import { product } from '#platform/routing/product.ts';
import { useSession } from '#platform/session/session.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Columns, Wide } from '#ui/Columns.tsx';
import { ContentBoundary } from '#ui/feedback/ContentBoundary.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import { greetings, productNames } from '../labels.ts';
import { homeParams, otherHomes } from '../model/home-paths.ts';
import { partOfDay } from '../model/part-of-day.ts';
import { sampleDays } from '../model/sample-days.ts';
import { sampleScreens } from '../model/sample-screens.ts';
import { usePerson } from '../model/usePerson.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { AllFunctions } from './AllFunctions.tsx';
import { FirstFacts } from './FirstFacts.tsx';
import { FunctionTiles } from './FunctionTiles.tsx';
import styles from './HomeFrame.module.css';
import { HomeIllustration } from './HomeIllustration.tsx';
import { HomeSection } from './HomeSection.tsx';
import { Welcome } from './Welcome.tsx';

interface Props {
  /** Content above the cards that waits for the person's action. */
  top?: ReactNode;
  /** The same, if it arrives after the cards. */
  late?: ReactNode;
  /** The questions for a few facts. */
  facts?: ReactNode;
  /** The cards of a signed-in person. */
  cards: ReactNode;
}

/** The frame of every home: the home itself, or with `?all` the page of all functions. */
export function HomeFrame(props: Props) {
  const [params] = useParams(homeParams);
  return params?.all ? <AllFunctions /> : <Home {...props} />;
}

/**
 * Shows the cards of the day and a few functions. A guest sees an introduction and functions that work without an account.
 */
function Home({ top, late, facts = <FirstFacts />, cards }: Props) {
  const { i18n } = useLingui();
  const { user, ready } = useSession();
  const signedIn = user.userToken !== undefined;
  const failed = useAllFailed();
  return (
    <Screen title={i18n._(productNames[product])}>
      <Wide>
        {signedIn ? (
          <>
            <ContentBoundary>
              <Greeting />
            </ContentBoundary>
            <ContentBoundary>{top}</ContentBoundary>
            <ContentBoundary>{facts}</ContentBoundary>
            {failed && (
              <NothingLoaded title={<Trans>Your day could not be loaded</Trans>}>
                <Trans>Check your network. The functions below still open.</Trans>
              </NothingLoaded>
            )}
            {/* The cards stay mounted, so that they can retry. */}
            <div hidden={failed}>
              <Columns>{cards}</Columns>
            </div>
            <ContentBoundary>{late}</ContentBoundary>
            <Functions />
          </>
        ) : ready ? (
          <>
            <Welcome />
            <SampleDay />
            <HomeSection title={<Trans>Works at once</Trans>}>
              <FunctionTiles entries={sampleScreens} withAll />
            </HomeSection>
          </>
        ) : (
          <Skeleton rows={3} height="16rem" />
        )}
        <HomeSection title={<Trans>Other apps</Trans>}>
          <Card>
            {otherHomes.map((home) => (
              <LinkRow key={home.product} href={home.href} title={i18n._(productNames[home.product])} />
            ))}
          </Card>
        </HomeSection>
      </Wide>
    </Screen>
  );
}

/** Links to the most used functions and to all functions. */
function Functions() {
  const [uses, count] = useFunctionUses();
  const functions = functionsOf(useContext(DirectoryContext), true);
  return (
    <HomeSection title={<Trans>Functions</Trans>}>
      <FunctionTiles entries={homeFunctions(functions, uses, product)} onOpen={count} withAll />
    </HomeSection>
  );
}

/** Shows a day of a fictional person, so that a guest sees the use of an account. */
function SampleDay() {
  const { i18n } = useLingui();
  const format = useFormat();
  return (
    <section className={styles.day}>
      <h2 className={styles.heading}>
        <Trans>What a day looks like</Trans>{' '}
        <Badge>
          <Trans>Example</Trans>
        </Badge>
      </h2>
      <ol>
        {sampleDays[product].map(({ time, title, detail, value }) => (
          <li key={time} className={styles.row}>
            <span className={styles.time}>{format.time(time)}</span>
            <span className={layout.growText}>
              <span className={typography.strong}>{i18n._(title)}</span>
              <span className={typography.note}>{i18n._(detail)}</span>
            </span>
            <strong className={styles.value}>{i18n._(value)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * Shows the date, a greeting for the time of day, the product's drawing and the account. If the name fails to load, only
 * the account menu reports it.
 */
function Greeting() {
  const { i18n } = useLingui();
  const format = useFormat();
  const now = useNow();
  const { data } = usePerson();
  const part = partOfDay(hourAt(now));
  return (
    <div className={layout.line2}>
      <div className={`${layout.growField} ${styles.text}`}>
        <p className={typography.soft}>{format.date(now, 'weekday')}</p>
        <p className={styles.greeting}>
          {i18n._(greetings[part])}
          {data?.userName && (
            <>
              {' '}
              <ServerText as="bdi" className={styles.name} text={data.userName} />
            </>
          )}
        </p>
      </div>
      <HomeIllustration partOfDay={part} />
      {/* A native app has its own account page. */}
      {source === '' && <AccountMenu />}
    </div>
  );
}
