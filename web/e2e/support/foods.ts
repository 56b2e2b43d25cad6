/** More foods than any table of the mock contains, as the server sends them: Food number 1000 to Food number 5999. */
export const manyFoods = Array.from({ length: 5_000 }, (_, index) => ({
  foodId: `food-${index}`,
  name: `食物${1000 + index}号`,
  nameEn: `Food number ${1000 + index}`,
  category: 'cereals',
  gi: index % 101,
  carbohydratePer100g: null,
  energyPer100g: null,
  source: 'chinaFct2009',
}));
