import type { AiFoodSummary } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { usePermitsAll } from '#domains/care/model/usePermitsAll.ts';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { MacroRing } from '#domains/food/components/MacroRing.tsx';
import { NoTargetNote } from '#domains/food/components/NoTargetNote.tsx';
import { mealNames } from '#domains/food/labels.ts';
import { useDay } from '#domains/meal/model/useDay.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { InlineError } from '#platform/query/InlineError.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { together } from '#platform/query/together.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { usePolled } from '#platform/query/usePolled.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import { ProgressWait } from '#ui/progress-wait/ProgressWait.tsx';
import { summaryRefusals } from '../labels.ts';
import styles from './History.module.css';

const isGenerating = ({ status }: AiFoodSummary) => status === 'generating';

/** Shows the sums of a day, which are always current, and a written summary on request. */
export function DaySummary({ date }: { date: string }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const permitsAll = usePermitsAll();
  const cache = useQueryClient();
  const { query: diary, target, isOver } = useDay(date);
  const day = diary.data;
  const options = useFirstQuery('aiFood.userSummary', date);
  const { query, wait } = usePolled(options, isGenerating);
  const write = useSilentMutation(mutations.aiFood.generateSummary, (summary) => {
    track('aiFood.summary');
    cache.setQueryData(options.queryKey, summary);
  });
  const ask = (again: boolean) => (
    <>
      <Button variant="quiet" busy={write.isPending} onClick={() => write.run({ date })}>
        {again ? <Trans>Rewrite it</Trans> : <Trans>Summarise this day</Trans>}
      </Button>
      <InlineError error={write.error} texts={summaryRefusals} />
    </>
  );
  return (
    <QueryView
      query={useWithCare(together(query, diary))}
      skeleton={
        <>
          <Skeleton rows={1} height="41.95rem" />
          <Skeleton rows={1} height="11.05rem" />
        </>
      }
    >
      {({ meals, status, text, textEn, textNeeds, generatedAt }) => {
        const isShown = permitsAll(textNeeds);
        return (
          <>
            <Card padded>
              <div className={layout.stack4}>
                {day && (
                  <>
                    <MacroRing target={target} eaten={day.macros.energy} date={date} isOver={isOver} />
                    <MacroBars eaten={day.macros} of={date} target={target} />
                    {!target && <NoTargetNote />}
                  </>
                )}
                <ul>
                  {meals.map(({ mealType, macros }) => (
                    <li key={mealType} className={styles.meal}>
                      <span>{i18n._(labelOf(mealNames, mealType))}</span>
                      <Kcal energy={format.energy(macros.energy)} />
                    </li>
                  ))}
                </ul>
                <ButtonLink href={pathTo('/ai-food/list', { date })}>
                  <Trans>Add a meal to this day</Trans>
                </ButtonLink>
              </div>
            </Card>
            {status === 'generating' ? (
              <ProgressWait title={<Trans>Summing up the day</Trans>} {...wait} />
            ) : (
              meals.length > 0 && (
                <Card padded title={<Trans>Day summary</Trans>}>
                  <div className={layout.stack4}>
                    {text && isShown && <ServerText as="p" text={text} en={textEn} />}
                    <AiMark at={generatedAt}>
                      {status === 'outdated' ? (
                        <Trans>The meals have changed since then.</Trans>
                      ) : (
                        <Trans>Edit a meal to have it written again.</Trans>
                      )}
                    </AiMark>
                    {status === 'failed' && (
                      <p role="alert">
                        <Trans>It could not be written. It may work now.</Trans>
                      </p>
                    )}
                    {(status !== 'ready' || !isShown) && <div>{ask(status === 'outdated' || status === 'ready')}</div>}
                  </div>
                </Card>
              )
            )}
          </>
        );
      }}
    </QueryView>
  );
}

const Kcal = ({ energy }: { energy: string }) => (
  <span>
    <Trans>{energy} kcal</Trans>
  </span>
);
