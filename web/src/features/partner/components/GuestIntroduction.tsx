import { Plural, Trans } from '@lingui/react/macro';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import { LinkRow } from '#ui/Row.tsx';
import styles from './GuestIntroduction.module.css';
import { HowItWorks } from './HowItWorks.tsx';

/** Shows guests the purpose of the screen and the number of participants. */
export function GuestIntroduction({ participants }: { participants: number }) {
  return (
    <>
      <Card padded>
        <div className={layout.stack2}>
          <p className={styles.count}>
            <Plural
              value={participants}
              one="# person is losing weight with a partner"
              other="# people are losing weight with a partner"
            />
          </p>
          <p className={styles.text}>
            <Trans>Sign in to find yours.</Trans>
          </p>
          <ButtonLink href={pathTo('/lose-weight-partner/invite')} fullWidth>
            <Trans>Sign in and find a partner</Trans>
          </ButtonLink>
        </div>
      </Card>
      <HowItWorks />
      <Card>
        <LinkRow href={pathTo('/lose-weight-partner/rank')} title={<Trans>See the ranking</Trans>} />
      </Card>
    </>
  );
}
