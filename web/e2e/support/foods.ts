/** Foods as the server sends them: Food number 1000 and the following. */
export const numberedFoods = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    foodId: `food-${index}`,
    name: `食物${1000 + index}号`,
    nameEn: `Food number ${1000 + index}`,
    category: 'cereals',
    gi: index % 101,
    carbohydratePer100g: null,
    energyPer100g: null,
    source: 'chinaFct2009',
  }));

/** More foods than any table of the mock contains. */
export const manyFoods = numberedFoods(5_000);
