import { Trans, useLingui } from '@lingui/react/macro';
import Flame from 'lucide-react/icons/flame';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { NoTargetNote } from '#domains/food/components/NoTargetNote.tsx';
import { HomeCard } from '#domains/home/components/HomeCard.tsx';
import { useDay } from '#domains/meal/model/useDay.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useToday } from '#lib/time/clock.ts';
import { fact } from '#platform/fact.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ProgressRing } from '#ui/gauge/ProgressRing.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { analysedAt, energyLeft } from '../model/energy-left.ts';
import styles from './EnergyCard.module.css';

/** Shows the energy left today, and what it comes from. An excess is shown as an amount, not as a failure. */
export function EnergyCard() {
  const { t } = useLingui();
  const format = useFormat();
  const date = useToday();
  const { query, target: whole } = useDay(date);
  return (
    <HomeCard
      icon={<Flame aria-hidden="true" size="1.8rem" />}
      title={<Trans>Energy today</Trans>}
      href={pathTo('/food-app/report/day')}
    >
      <QueryView query={query} skeleton={<Skeleton rows={1} height="19.8rem" />}>
        {(report) => {
          const { eaten, target, left } = energyLeft(report.macros, whole);
          if (target === null || left === null)
            return <WithoutTarget eaten={fact('energy.eaten', format.energy(eaten), date)} />;
          const number = (kcal: number) => format.number(kcal, { atMost: 0 });
          const by = fact(left < 0 ? 'energy.over' : 'energy.left', number(Math.abs(left)), date);
          const of = fact('energy.eaten', number(eaten), date);
          const all = fact('energy.target', number(target));
          return (
            <div className={layout.column3}>
              <div className={layout.lineWide}>
                <ProgressRing
                  label={t`Energy eaten`}
                  value={eaten / target}
                  size={7.2}
                  tone={left < 0 ? 'fair' : 'plain'}
                />
                <div className={styles.text}>
                  <KeyFigure size="hero">
                    {by} <small>{left < 0 ? <Trans>kcal over</Trans> : <Trans>kcal left</Trans>}</small>
                  </KeyFigure>
                  <p className={typography.soft}>
                    {report.mealCount === 0 ? (
                      <Trans>Nothing recorded yet: all of today’s energy is left.</Trans>
                    ) : (
                      <Trans>
                        {of} of {all} eaten
                      </Trans>
                    )}
                  </p>
                </div>
              </div>
              <MacroBars eaten={report.macros} of={date} target={whole} />
              <AiMark at={analysedAt(report)} />
            </div>
          );
        }}
      </QueryView>
    </HomeCard>
  );
}

function WithoutTarget({ eaten }: { eaten: string }) {
  return (
    <div className={styles.text}>
      <KeyFigure size="hero">
        {eaten}{' '}
        <small>
          <Trans>kcal eaten</Trans>
        </small>
      </KeyFigure>
      <NoTargetNote />
    </div>
  );
}
