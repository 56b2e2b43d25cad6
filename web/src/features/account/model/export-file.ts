import { type Cell, csvOf } from '#lib/format/csv.ts';
import { zip } from '#lib/zip.ts';
import type { Reply } from './export-plan.ts';
import type { Collected } from './export-run.ts';

interface Series {
  code: string;
  unit: string;
  points: { date: string; value: number }[];
}

interface Dose {
  time: string;
  medicineName: string;
  dose: number;
  doseUnit: string;
  status: string;
}

interface Meal {
  mealType: string;
  recordedAt: string;
  macros: Record<'energy' | 'protein' | 'fat' | 'carbohydrate', number>;
  items: { name: string; amount: number }[];
}

/** Converts the readings, doses and meals of an export to tables. */
export function tablesOf(collected: Collected): Record<'readings.csv' | 'doses.csv' | 'meals.csv', string> {
  const of = <Data>(read: string): Data[] =>
    [...collected.values()].flatMap((reply) => (reply.read === read && reply.data ? [reply.data as Data] : []));
  const readings = of<{ healthDataType: string; series: Series[] }>('healthData.detail').flatMap(
    ({ healthDataType, series }) =>
      series.flatMap(({ code, unit, points }) =>
        points.map(({ date, value }) => [date, healthDataType, code, value, unit] as const),
      ),
  );
  const doses = of<{ list: { date: string; doses: Dose[] }[] }>('medication.historyList').flatMap(({ list }) =>
    list.flatMap(({ date, doses }) =>
      doses.map(
        ({ time, medicineName, dose, doseUnit, status }) => [date, time, medicineName, dose, doseUnit, status] as const,
      ),
    ),
  );
  const meals = of<{ date: string; meals: Meal[] }>('analysis.dailyReportDetail').flatMap(({ date, meals }) =>
    meals.map(
      ({ mealType, recordedAt, macros: { energy, protein, fat, carbohydrate }, items }) =>
        [
          date,
          mealType,
          recordedAt,
          energy,
          protein,
          fat,
          carbohydrate,
          items.map(({ name, amount }) => `${name} ${amount} g`).join('; '),
        ] as const,
    ),
  );
  return {
    'readings.csv': csvOf(['date', 'kind', 'series', 'value', 'unit'], readings.sort(byText)),
    'doses.csv': csvOf(['date', 'time', 'medicine', 'amount', 'unit', 'status'], doses.sort(byText)),
    'meals.csv': csvOf(
      ['date', 'meal', 'recorded', 'energy_kcal', 'protein_g', 'fat_g', 'carbohydrate_g', 'foods'],
      meals.sort(byText),
    ),
  };
}

const byText = (a: readonly Cell[], b: readonly Cell[]) => a.join().localeCompare(b.join());

/**
 * Builds the export file: all replies as JSON, and the tables.
 * @param note text in the file about its contents, such as the note on AI-generated parts
 */
export function exportFile(
  collected: Collected,
  { made, note }: { made: string; note: string },
): Uint8Array<ArrayBuffer> {
  const reads = new Map<string, Reply[]>();
  for (const reply of collected.values()) reads.set(reply.read, [...(reads.get(reply.read) ?? []), reply]);
  return zip({
    'data.json': `${JSON.stringify({ made, note, reads: Object.fromEntries(reads) }, null, 1)}\n`,
    ...tablesOf(collected),
  });
}
