import type { Allergen, Macros, MealPlanPreview } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { BeforeAfter } from '../../../ui/compare/BeforeAfter.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { formatEnergy, formatGrams } from '../../../ui/food/amounts.ts';
import { mealNames, nutrientNames } from '../../../ui/food/labels.ts';
import { nameIn } from '../../../ui/food/portion.ts';
import { Sheet } from '../../../ui/overlay/Sheet.tsx';
import { InlineError } from '../../../ui/query/InlineError.tsx';
import { QueryView } from '../../../ui/query/QueryView.tsx';
import { TimeLeft } from '../../../ui/time/TimeLeft.tsx';
import { Waiting } from '../../../ui/waiting/Waiting.tsx';
import { failTexts, refusals } from '../labels.ts';
import { compare, difference } from '../model/comparison.ts';
import type { Target } from '../model/target.ts';
import { usePreview } from '../model/usePreview.ts';
import { Allergens } from './Allergens.tsx';
import styles from './ReplaceSheet.module.css';

interface Props {
  target: Target;
  heeded: readonly Allergen[];
  onClose: () => void;
}

/** Shows what would change, in the meal and in the day. Only *Use it* changes the plan. */
export function ReplaceSheet({ target, heeded, onClose }: Props) {
  const { t } = useLingui();
  const { preview, polled, preparing, apply, hasExpired, another, use } = usePreview(target, (already) => {
    showToast(already ? t`This change was made already.` : t`The plan is changed.`);
    onClose();
  });
  const isReady = preview?.status === 'ready' && !hasExpired;
  const failed = preparing.error && !preparing.isPending;
  return (
    <Sheet
      open
      title={target.kind === 'day' ? <Trans>Others for the rest of the day</Trans> : <Trans>Something else</Trans>}
      onClose={onClose}
      actions={
        <div className={styles.actions}>
          <InlineError error={apply.error} texts={refusals} />
          {isReady && (
            <Button fullWidth busy={apply.isPending} onClick={() => use(preview.previewId)}>
              <Trans>Use it</Trans>
            </Button>
          )}
          <div className={styles.pair}>
            {(isReady || hasExpired || failed) && (
              <Button
                variant={hasExpired ? 'main' : 'quiet'}
                busy={preparing.isPending}
                onClick={() => !apply.isPending && another()}
              >
                <Trans>Another suggestion</Trans>
              </Button>
            )}
            <Button variant="quiet" onClick={onClose}>
              <Trans>Keep what is planned</Trans>
            </Button>
          </div>
        </div>
      }
    >
      {failed ? (
        <InlineError error={preparing.error} texts={refusals} />
      ) : preparing.isPending || !preparing.data ? (
        <Skeleton rows={3} />
      ) : (
        <QueryView query={polled.query} skeleton={<Skeleton rows={3} />} texts={refusals}>
          {(preview) => {
            if (polled.waiting) {
              return (
                <Waiting
                  title={<Trans>Looking for something that suits you</Trans>}
                  elapsed={polled.elapsed}
                  stopped={polled.stopped}
                  busy={polled.query.isFetching}
                  onLookAgain={polled.lookAgain}
                />
              );
            }
            if (hasExpired) return <Expired />;
            return <Preview preview={preview} heeded={heeded} />;
          }}
        </QueryView>
      )}
    </Sheet>
  );
}

const Expired = () => (
  <div role="alert">
    <EmptyState title={<Trans>This suggestion has expired</Trans>}>
      <Trans>Nothing was changed. Meals may have been eaten or replaced meanwhile, so ask for a new one.</Trans>
    </EmptyState>
  </div>
);

function Preview({ preview, heeded }: { preview: MealPlanPreview; heeded: readonly Allergen[] }) {
  const { i18n } = useLingui();
  const { status, failReason, changes, dayBefore, dayAfter, expiresAt } = preview;
  if (status === 'failed') {
    return (
      <EmptyState title={i18n._(failTexts[failReason ?? 'noAlternative'])}>
        <Trans>What is planned stays. Wider preferences give more choice.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className={styles.preview}>
      {changes.map((change) => {
        const sides = compare(change);
        const { mealId, mealType, before, after } = change;
        const side = (dishes: NonNullable<typeof sides>['before'], macros: Macros) => {
          const kcal = formatEnergy(i18n.locale, macros.energy);
          return {
            items: dishes.map(({ dish, stays }) => ({
              key: dish.foodId,
              stays,
              text: (
                <span className={styles.dish}>
                  {nameIn(i18n.locale, dish)}
                  {(dish.allergens ?? []).length > 0 && (
                    <small>
                      <Allergens allergens={dish.allergens} heeded={heeded} />
                    </small>
                  )}
                </span>
              ),
            })),
            sum: <Trans>{kcal} kcal</Trans>,
          };
        };
        return (
          <section key={mealId} className={styles.meal}>
            <h3 className={styles.title}>{i18n._(mealNames[mealType])}</h3>
            {sides && after ? (
              <>
                <BeforeAfter before={side(sides.before, before.macros)} after={side(sides.after, after.macros)} />
                {after.note && (
                  <p className={styles.soft} lang="zh-CN">
                    {after.note}
                  </p>
                )}
              </>
            ) : (
              <p className={styles.soft}>
                <Trans>Stays as it is: nothing else suits.</Trans>
              </p>
            )}
          </section>
        );
      })}
      {dayAfter && (
        <section>
          <h3 className={styles.title}>
            <Trans>The day afterwards</Trans>
          </h3>
          <DayChange before={dayBefore} after={dayAfter} />
        </section>
      )}
      <p className={styles.soft}>
        <TimeLeft until={expiresAt} over={<Trans>This suggestion has expired.</Trans>}>
          {(left) => <Trans>Nothing changes before you use it. The suggestion holds for {left}.</Trans>}
        </TimeLeft>
      </p>
    </div>
  );
}

const shown = ['energy', 'protein', 'fat', 'carbohydrate'] as const;

/** The day before and after, in whole numbers. */
function DayChange({ before, after }: { before: Macros; after: Macros }) {
  const { t, i18n } = useLingui();
  return (
    <Facts
      facts={shown.map((key) => {
        const [from, to] = [before, after].map((macros) => formatGrams(i18n.locale, Math.round(macros[key])));
        const change = formatNumber(i18n.locale, difference(before, after, key), { atMost: 0, signed: true });
        const unit = key === 'energy' ? 'kcal' : 'g';
        return { name: i18n._(nutrientNames[key]), value: t`${from} → ${to} ${unit} (${change})` };
      })}
    />
  );
}
