import type { DeepReport } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { addDays } from '../../../lib/days.ts';
import { queries } from '../../../platform/client.ts';
import { pathTo } from '../../../platform/paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { FindingList } from '../../../ui/food/FindingList.tsx';
import { MacroBars } from '../../../ui/food/MacroBars.tsx';
import { NutrientTable } from '../../../ui/food/NutrientTable.tsx';
import { Score } from '../../../ui/food/Score.tsx';
import { LinkRow } from '../../../ui/Row.tsx';
import { ByDate } from '../components/ByDate.tsx';
import { OnDemandReport } from '../components/OnDemandReport.tsx';
import styles from '../components/Week.module.css';
import { completeDays } from '../model/day.ts';

/** `/food-app/report?date=`: the deep report, from the complete days among the seven before a day. */
export function Deep() {
  return (
    <ByDate title={<Trans>Deep diet report</Trans>} plain={pathTo('/food-app/report')}>
      {(date) => (
        <OnDemandReport
          type="deep"
          date={date}
          none={<Trans>No deep report of these days yet</Trans>}
          needs={<Needs date={date} />}
        >
          {({ deep }) => deep && <Content deep={deep} />}
        </OnDemandReport>
      )}
    </ByDate>
  );
}

/** Whether there are enough complete days, before the person tries. */
function Needs({ date }: { date: string }) {
  const range = { from: addDays(date, -7), to: addDays(date, -1) };
  const days = useQuery(queries.analysis.dailyReportList({ ...range, pageNum: 1, pageSize: 10 }, { silent: true }));
  return (
    <>
      <Trans>It needs 3 complete days among the last 7.</Trans>{' '}
      {days.data && (
        <Plural value={completeDays(days.data.list)} one="You have # of them." other="You have # of them." />
      )}
    </>
  );
}

function Content({ deep }: { deep: DeepReport }) {
  const { t } = useLingui();
  return (
    <>
      <Card padded title={<Plural value={deep.completeDays} one="From # complete day" other="From # complete days" />}>
        <div className={styles.stack}>
          <Score score={deep.score} label={t`Score of your diet`} />
          <FindingList sections={deep.sections} />
        </div>
      </Card>
      <Card padded title={<Trans>Average of a complete day</Trans>}>
        <MacroBars eaten={deep.average} target={deep.target} />
      </Card>
      <Card padded title={<Trans>Nutrients on a complete day</Trans>}>
        <NutrientTable nutrients={deep.nutrients} />
      </Card>
      <Card>
        <LinkRow href={pathTo('/food-app/extra-nutrition')} title={<Trans>What falls short, and what helps</Trans>} />
        <LinkRow href={pathTo('/food-app/report/week')} title={<Trans>The week</Trans>} />
      </Card>
    </>
  );
}
