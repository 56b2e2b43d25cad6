/** A thousand meals as the server sends them, three a day, the newest first. */
const DAY = 86_400_000;
const newest = Date.parse('2026-11-19T00:00:00Z');
const names = ['Steamed white rice', 'Scrambled eggs with tomato', 'Stir-fried broccoli'];
const macros = { energy: 542, protein: 26, fat: 21.6, carbohydrate: 65.7 };
const mealTypes = ['dinner', 'lunch', 'breakfast'];

const dayOf = (index: number) => new Date(newest - index * DAY).toISOString().slice(0, 10);

const records = Array.from({ length: 1_000 }, (_, index) => {
  const date = dayOf(Math.floor(index / 3));
  return {
    analysisId: `analysis-${10_000 - index}`,
    date,
    mealType: mealTypes[index % 3],
    status: 'ready',
    deepStatus: null,
    saved: true,
    submittedAt: `${date}T12:00:00+08:00`,
    source: 'name',
    picture: null,
    aiFoodAnalysisId: null,
    foods: names.map((nameEn, place) => ({ foodId: `food-${place}`, name: nameEn, nameEn, amount: 200 })),
    macros,
  };
});

const days = Array.from({ length: 334 }, (_, index) => ({
  date: dayOf(index),
  macros,
  meals: [],
  records: records
    .filter(({ date }) => date === dayOf(index))
    .map(({ analysisId, mealType, source, submittedAt, picture, foods }) => ({
      analysisId,
      mealType,
      source,
      createdAt: submittedAt,
      picture,
      saved: false,
      items: foods.map((food) => ({ ...food, macros })),
      macros,
    })),
}));

/** The lists of meals: the path of the screen, the call, and its entries. */
export const mealLists = {
  'all meals': { path: '/ai-app/analyze', call: '/food/app/foodAnalysis/queryAnalysisRecord', list: records },
  'meals by day': { path: '/ai-food/history', call: '/scheme/app/foodIntellectual/historyRecord', list: days },
};

/** A page of a list in the format of the description, with its usual size. */
export function pageOf(list: readonly unknown[], pageNum: number, pageSize = 10) {
  const shown = list.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  const data = { total: list.length, pageNum, pageSize, hasMore: pageNum * pageSize < list.length, list: shown };
  return { success: true, data };
}
