import { Trans, useLingui } from '@lingui/react/macro';
import { HealthKindIcon } from '#domains/health/components/HealthKindIcon.tsx';
import { dataTypes } from '#domains/health/model/data-types.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import { kindNames } from '../labels.ts';
import styles from './HealthKindList.module.css';

/** Lists all kinds of health data. @param unknown whether the address contains an unknown kind, period or day */
export function HealthKindList({ unknown = false }: { unknown?: boolean }) {
  const { i18n } = useLingui();
  return (
    <Screen title={<Trans>Health data</Trans>}>
      {unknown && (
        <p role="alert">
          <Trans>The link points to something that does not exist. Choose what you want to see.</Trans>
        </p>
      )}
      <Card>
        {dataTypes.map((type) => (
          <LinkRow
            key={type}
            href={pathTo('/health-data/detail', { healthDataType: type })}
            title={
              <span className={styles.kind}>
                <HealthKindIcon kind={type} size="2rem" />
                {i18n._(kindNames[type])}
              </span>
            }
          />
        ))}
      </Card>
    </Screen>
  );
}
