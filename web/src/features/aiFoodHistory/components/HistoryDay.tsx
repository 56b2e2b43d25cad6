import type { AiFoodDay, AiFoodRecord } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { memo, type ReactNode } from 'react';
import { FoodPicture } from '#domains/food/components/FoodPicture.tsx';
import { mealNames } from '#domains/food/labels.ts';
import { useDayName } from '#domains/meal/components/MealDayField.tsx';
import { twinOf } from '#domains/meal/model/diary-day.ts';
import { entryKey } from '#domains/meal/model/diary-entry.ts';
import { diaryEntryLink } from '#domains/meal/model/diary-entry-link.ts';
import { joinNames } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import type { Path } from '#lib/path.ts';
import { fact } from '#platform/fact.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { Card } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import { Rows } from '#ui/list/Rows.tsx';
import { rowWithMenu } from '#ui/overlay/row-actions.ts';
import row from '#ui/Row.module.css';
import typography from '#ui/Typography.module.css';
import styles from './History.module.css';

/**
 * Shows a day of the history: the meals in the diary, then the recognised meals that are not in it. Some of these are in it in
 * another way, as by the plan, so they are no gap in the day. Memoised, because another selected day leaves the list as it is.
 */
export const HistoryDay = memo(function HistoryDay({ day: { date, macros, meals, records } }: { day: AiFoodDay }) {
  const format = useFormat();
  const name = useDayName(date);
  const total = fact('energy.eaten', format.energy(macros.energy), date);
  const unsaved = records.filter(({ saved }) => !saved);
  const repeated = unsaved.filter((record) => twinOf({ meals }, record) !== undefined);
  return (
    <section>
      <h2 className={styles.heading}>
        <span>{name}</span>
        <Kcal energy={total} />
      </h2>
      <Card>
        <Rows items={meals} keyOf={entryKey}>
          {(meal) => (
            <Meal
              href={diaryEntryLink(meal, date)}
              again={meal.aiFoodAnalysisId}
              meal={meal}
              day={name}
              energy={<Kcal energy={fact('meal.energy', format.energy(meal.macros.energy), entryKey(meal))} />}
            />
          )}
        </Rows>
        <Records title={<Trans>Same as a meal above, counted once</Trans>} records={repeated} day={name} />
        <Records
          title={<Trans>Recognised, not counted in the day</Trans>}
          records={unsaved.filter((record) => !repeated.includes(record))}
          day={name}
        />
      </Card>
      <div className={layout.above2}>
        <AiMark at={records[0]?.generatedAt}>
          <Trans>Open a meal to edit it.</Trans>
        </AiMark>
      </div>
    </section>
  );
});

interface RecordsProps {
  title: ReactNode;
  records: readonly AiFoodRecord[];
  /** Name of their day. */
  day: string;
}

/** Recognised meals that the day does not count, below their heading. */
function Records({ title, records, day }: RecordsProps) {
  const format = useFormat();
  if (records.length === 0) return null;
  return (
    <section>
      <h3 className={styles.uncounted}>{title}</h3>
      <Rows items={records} keyOf={({ analysisId }) => analysisId}>
        {(record) => (
          <Meal
            href={pathTo('/ai-food/result', { analysisId: record.analysisId })}
            again={record.analysisId}
            meal={record}
            day={day}
            energy={<Kcal energy={format.energy(record.macros.energy)} />}
          />
        )}
      </Rows>
    </section>
  );
}

interface MealProps {
  href: Path;
  /** Path to repeat the meal; null if AI food did not recognise it. */
  again: string | null;
  meal: Pick<AiFoodRecord, 'mealType' | 'items'>;
  /** Name of the meal's day. */
  day: string;
  energy: ReactNode;
}

/** A meal with a link to it, or with a button that starts a new meal of today with the same foods. */
function Meal({ href, again, meal: { mealType, items }, day, energy }: MealProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const meal = i18n._(labelOf(mealNames, mealType));
  const name = day;
  const foods = joinNames(format, items.slice(0, 3).map(format.name));
  return (
    <div {...rowWithMenu} className={styles.record}>
      <Link href={href} className={row.row}>
        {items[0] && <FoodPicture food={items[0]} />}
        <div className="whole-words">
          <div className={layout.ends}>
            <span>{meal}</span>
            {energy}
          </div>
          <div className={`${typography.note} ${styles.foods}`}>{foods}</div>
        </div>
      </Link>
      {again && (
        <IconButton
          label={t`Again today: ${meal}, ${name}`}
          icon={<RotateCcw aria-hidden="true" size="1.8rem" />}
          onClick={() => navigate(pathTo('/ai-food/list', { from: again }))}
        />
      )}
    </div>
  );
}

const Kcal = ({ energy }: { energy: string }) => (
  <span className={typography.figures}>
    <Trans>{energy} kcal</Trans>
  </span>
);
