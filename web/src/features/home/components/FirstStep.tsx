import { Trans } from '@lingui/react/macro';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import { LinkRow } from '#ui/Row.tsx';
import typography from '#ui/Typography.module.css';

/** The first step of a person without any record, and the others below it. */
export function FirstStep() {
  return (
    <>
      <Card padded>
        <div className={layout.column4}>
          <h2 className={typography.strongLead}>
            <Trans>Start with one medicine</Trans>
          </h2>
          <p className={typography.soft}>
            <Trans>Add what you take and when. Your day then shows the next dose, and you tick it off.</Trans>
          </p>
          <ButtonLink fullWidth href={pathTo('/medicine-remind/add')}>
            <Trans>Add a medicine</Trans>
          </ButtonLink>
        </div>
      </Card>
      <Card title={<Trans>Or begin with</Trans>}>
        <LinkRow
          href={pathTo('/health-data/detail', { healthDataType: 'weight', add: 1 })}
          title={<Trans>Weight</Trans>}
          detail={<Trans>The first one starts your trend.</Trans>}
        />
        <LinkRow
          href={pathTo('/family-health/home')}
          title={<Trans>Family</Trans>}
          detail={<Trans>See how your parents, partner and children are.</Trans>}
        />
        <LinkRow
          href={pathTo('/execution-plan')}
          title={<Trans>A plan</Trans>}
          detail={<Trans>A few tasks a day, in stages.</Trans>}
        />
      </Card>
    </>
  );
}
